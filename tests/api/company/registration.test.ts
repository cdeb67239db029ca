import {
  accountCall,
  countProjects,
  expire,
  mailsTo,
  makeInvitation,
  post,
  projectCall,
  register,
  registrationOf,
  type RegistrationOverrides,
} from '../../support/server/invitations';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('a registration', () => {
  it('creates a company in guided mode with its main user, profile, and the accepted request', async () => {
    const { body, linkingId } = await register(server, 'nina@whole.example', {
      company: { DunsNumber: '111222333' },
    });
    const { projectId } = body;
    expect(body).toEqual({ projectId: expect.any(Number), message: 'Project created' });
    const asNina = (url: string) => server.call('nina@whole.example', { url });

    expect((await asNina(`/api/company-profile/${projectId}/privileges`)).json().privileges).toEqual({
      AppMode: 'GUIDED',
      CarbonAccounting: 'GRANTED_FREE',
      SupplyChainManagement: 'GRANTED_TRIAL Invitations: 10',
    });
    expect((await asNina(`/api/company-profile/${projectId}`)).json().data).toEqual({
      CompanyData: {
        Name: 'Newcomer GmbH',
        Country: 'DE',
        BusinessSegmentRegistration: 25,
        Address: 'Hauptstraße 1',
        City: 'Hagen',
        ZipCode: '58095',
        DunsNumber: '111222333',
        MonthOfFiscalYear: 1,
        CompanySize: 2,
      },
      PersonalData: {
        Name: 'Nina',
        SurName: 'Neumann',
        Email: 'nina@whole.example',
        Salutation: 'Frau',
        PhoneNumber: '+49 15112345678',
        JobTitle: 'Quality Manager',
      },
      version: 1,
    });
    expect((await asNina(`/api/user-management/project/${projectId}/users`)).json().data).toMatchObject([
      { email: 'nina@whole.example', role: 'Admin', isMainUser: true },
    ]);
    const requests = (await asNina(`/api/customer-requests/project/${projectId}`)).json().data;
    expect(requests).toMatchObject([{ LinkingId: linkingId, Status: 'accepted' }]);
    const segments = (await asNina(`/api/business-segments/project/${projectId}`)).json().data;
    expect(segments).toMatchObject([
      { sectorCode: 'STEEL', countryCode: 'DE', assessmentStatus: 'draft', version: 1 },
    ]);
  });

  it('is the first entry of the company’s audit trail', async () => {
    const email = 'ada@audit-trail.example';
    const { body } = await register(server, email, { company: { Name: 'Audited GmbH' } });
    const trail = await server.call(email, { url: `/api/audit/project/${body.projectId}` });
    expect(trail.json().data).toMatchObject([
      { number: 1, actor: email, area: 'account', action: 'register', subject: 'Audited GmbH' },
    ]);
  });

  it.each([
    ['Chinese', '上海精密机械有限公司', '王', '芳'],
    ['Arabic', 'شركة المعادن', 'ليلى', 'حداد'],
    ['emoji', 'Gießerei 🏭👩🏽‍🔧', '🙂', '🙂'],
    ['200 characters', '鋳'.repeat(200), 'é'.repeat(200), 'Ω'.repeat(200)],
    ['200 emoji', '🏭'.repeat(200), '🙂'.repeat(200), '🙂'.repeat(200)],
    ['a script', '<script>alert(1)</script>', '<b>', '"><img src=x onerror=alert(1)>'],
    ['SQL', "'); drop table users; --", "O'Neill", '$1'],
  ])('keeps names as typed: %s', async (what, Name, first, last) => {
    const email = `names@${what.replaceAll(' ', '-').toLowerCase()}.example`;
    const { body } = await register(server, email, {
      company: { Name },
      person: { Name: first, SurName: last },
    });
    const profile = (await server.call(email, { url: `/api/company-profile/${body.projectId}` })).json().data;
    expect(profile.CompanyData.Name).toBe(Name);
    expect([profile.PersonalData.Name, profile.PersonalData.SurName]).toEqual([first, last]);
  });

  it('normalises spaces, line breaks and control characters in names', async () => {
    const { body } = await register(server, 'spaces@spaces.example', {
      company: { Name: '  Stahl \r\nBcc: x\u0007 & Söhne ' },
    });
    const [project] = await server.database.query('select name from projects where id = $1', [
      body.projectId,
    ]);
    expect(project).toEqual({ name: 'Stahl Bcc: x & Söhne' });
  });

  it('accepts an address of a Chinese input method', async () => {
    const { body } = await register(server, 'li.wei＠full-width。example');
    await server.call('li.wei@full-width.example', { url: `/api/company-profile/${body.projectId}` });
    const again = await register(server, 'li.wei@full-width.example');
    expect(again.body.error.message).toBe('ERROR: USER EXISTS');
  });

  it('accepts an address in capitals and with a plus', async () => {
    const { body } = await register(server, '  Max.Muster+CO2@Plus-Capitals.Example ');
    const [user] = await server.database.query('select email from users where project_id = $1', [
      body.projectId,
    ]);
    expect(user).toEqual({ email: 'max.muster+co2@plus-capitals.example' });
    await server.call('max.muster+co2@plus-capitals.example', {
      url: `/api/company-profile/${body.projectId}`,
    });
    const again = await register(server, 'MAX.MUSTER+co2@plus-capitals.example');
    expect(again.body.error.message).toBe('ERROR: USER EXISTS');
  });

  it.each([
    ['Company name is required', { company: { Name: '  ' } }],
    ['Country is required', { company: { Country: '' } }],
    ['Country is required', { company: { Country: 'ZZ' } }],
    ['Industry is required', { company: { BusinessSegmentRegistration: 99_999 } }],
    ['DUNS number must be exactly 9 digits', { company: { DunsNumber: '12345678' } }],
    ['DUNS number must be exactly 9 digits', { company: { DunsNumber: '12345678x' } }],
    ['First name is required', { person: { Name: '' } }],
    ['Last name is required', { person: { SurName: '\t' } }],
    ['Email address is required', { person: { Email: ' ' } }],
    ['Please enter a valid email address', { person: { Email: '@example.com' } }],
    ['Please enter a valid email address', { person: { Email: 'a@b' } }],
    ['Please enter a valid email address', { person: { Email: 'a@b.example\r\nBcc: c@d.example' } }],
    ['Please enter a valid phone number', { person: { PhoneNumber: '0151 123456' } }],
    ['You must accept the terms of service', { person: { HasAcceptTermsOfUse: false } }],
  ] as [string, RegistrationOverrides][])('is refused with "%s": %j', async (message, overrides) => {
    const before = await countProjects(server);
    const { status, body, token } = await register(server, 'faulty@faulty.example', overrides);
    expect([status, body.error.message]).toEqual([400, message]);
    expect(await countProjects(server)).toBe(before);
    expect((await post(server, '/api/landing/validate-token', { token })).json().TokenStatus).toBe(
      'Valid invitation',
    );
  });

  it.each([
    { company: { Name: 'x'.repeat(201) } },
    { company: { CompanySize: 6 } },
    { company: { MonthOfFiscalYear: 0 } },
    { company: { Name: 'a nul \u0000' } },
    { person: { Email: `${'x'.repeat(250)}@example.com` } },
    { company: { Name: 7 as unknown as string } },
  ] as RegistrationOverrides[])('with extreme values never fails the server: %j', async (overrides) => {
    const { status } = await register(server, 'bounds@bounds.example', overrides);
    expect([200, 400]).toContain(status);
  });
});

describe('a token', () => {
  it.each(['', 'made up', 'A'.repeat(43), 'x'.repeat(10_000)])(
    'that is malformed is refused: %#',
    async (token) => {
      const answer = await post(server, projectCall, registrationOf(token, 'token@token.example'));
      expect([answer.statusCode, answer.json().error.message]).toEqual([400, 'ERROR: TOKEN INVALID']);
    },
  );

  it('that is missing is refused with the same message', async () => {
    const { invitationToken: _left, ...body } = registrationOf('', 'token@token.example');
    const answer = await post(server, projectCall, body);
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, 'ERROR: TOKEN INVALID']);
  });

  it('that has expired is refused', async () => {
    const { token, linkingId } = await makeInvitation(server);
    await expire(server, linkingId);
    const answer = await post(server, projectCall, registrationOf(token, 'late@late.example'));
    expect(answer.json().error.message).toBe('ERROR: TOKEN INVALID');
  });

  it('that somebody else has used is refused', async () => {
    const { token, body } = await register(server, 'first@first.example');
    await post(server, accountCall, { email: 'first@first.example', projectId: body.projectId });
    const answer = await post(server, projectCall, registrationOf(token, 'second@second.example'));
    expect(answer.json().error.message).toBe('ERROR: TOKEN INVALID');
  });
});

describe('an address that has an account', () => {
  it('is refused, and its owner is notified', async () => {
    const before = await countProjects(server);
    const { status, body, token } = await register(server, 'Anna.Berger@alpenguss.example');
    expect([status, body.error]).toEqual([409, { message: 'ERROR: USER EXISTS', code: 'USER_EXISTS' }]);
    expect(await countProjects(server)).toBe(before);
    const mails = await mailsTo(server, 'anna.berger@alpenguss.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['accountExists']);

    await post(server, projectCall, registrationOf(token, 'anna.berger@alpenguss.example'));
    expect(await mailsTo(server, 'anna.berger@alpenguss.example')).toHaveLength(1);
  });
});

describe('an address that an administrator has added for a colleague', () => {
  const add = async (email: string) => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const url = `/api/user-management/project/${projectId}/users`;
    return server.call(people.mainUser, { method: 'POST', url, payload: { email } });
  };
  const companiesOf = async (email: string) => {
    const rows = await server.database.query<{ name: string }>(
      `select p.name || case when is_main_user then ', main user' else '' end as name
         from users u join projects p on p.id = u.project_id where email = $1 order by p.id`,
      [email],
    );
    return rows.map(({ name }) => name);
  };

  it('blocks nothing while nobody has signed in with it, and reveals nothing of that company', async () => {
    const email = 'stranger@unproved.example';
    expect((await add(email)).statusCode).toBe(201);
    const { status, body } = await register(server, email);
    expect([status, body.message]).toEqual([200, 'Project created']);
    expect(await companiesOf(email)).toEqual(['Alpenguss GmbH', 'Newcomer GmbH, main user']);
    const answer = await post(server, accountCall, { email, projectId: body.projectId });
    expect(answer.statusCode).toBe(200);
  });

  it('is taken once that person has signed in', async () => {
    const email = 'colleague@proved.example';
    await add(email);
    const projectId = await server.projectId('Alpenguss GmbH');
    await server.call(email, { url: `/api/company-profile/${projectId}` });
    expect((await register(server, email)).body.error.message).toBe('ERROR: USER EXISTS');
    expect(await companiesOf(email)).toEqual(['Alpenguss GmbH']);
  });

  it('registers a second company after a warning, while nobody has signed in for the first', async () => {
    const email = 'first@registered.example';
    await register(server, email);
    expect((await register(server, email)).body).toEqual({ warning: 'WARNING: DOMAIN EXISTS' });
    const { body } = await register(server, email, { suppressWarnings: true });
    expect(body.message).toBe('Project created');
  });
});

describe('duplicates', () => {
  it('of an e-mail domain cause a warning, until it is suppressed', async () => {
    const before = await countProjects(server);
    const { token, status, body } = await register(server, 'office@alpenguss.example');
    expect([status, body]).toEqual([200, { warning: 'WARNING: DOMAIN EXISTS' }]);
    expect(await countProjects(server)).toBe(before);
    const again = registrationOf(token, 'office@alpenguss.example', { suppressWarnings: true });
    expect((await post(server, projectCall, again)).json().projectId).toEqual(expect.any(Number));
  });

  it('of a DUNS number cause a warning', async () => {
    const overrides = { company: { DunsNumber: '300417265' } };
    const { body } = await register(server, 'duns@duns.example', overrides);
    expect(body).toEqual({ warning: 'WARNING: DUNS EXISTS' });
    const suppressed = await register(server, 'duns@duns.example', { ...overrides, suppressWarnings: true });
    expect(suppressed.body.projectId).toEqual(expect.any(Number));
  });

  it.each(['gmail.com', 'web.de', 'qq.com', 'orange.fr', 'uol.com.br', 'hotmail.es'])(
    'are ignored for a public mail provider such as %s',
    async (domain) => {
      expect((await register(server, `one@${domain}`)).body.projectId).toEqual(expect.any(Number));
      expect((await register(server, `two@${domain}`)).body.projectId).toEqual(expect.any(Number));
    },
  );
});
