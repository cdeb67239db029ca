import { createTestApp, people, type TestApp } from '../support/server/test-app';
import { expire, mailsTo, makeInvitation, post, registrationOf } from '../support/server/invitations';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const projectCall = '/api/registration/create-project';
const accountCall = '/api/auth/create-account';

type Wishes = Parameters<typeof registrationOf>[2];

async function register(email: string, wishes?: Wishes) {
  const { token, linkingId } = await makeInvitation(server);
  const answer = await post(server, projectCall, registrationOf(token, email, wishes));
  return { token, linkingId, status: answer.statusCode, body: answer.json() };
}

const projects = async () =>
  (await server.database.query<{ n: number }>('select count(*) as n from projects', []))[0]?.n ?? 0;

describe('a registration', () => {
  it('makes a company in guided mode with its main user, profile, and the accepted request', async () => {
    const { body, linkingId } = await register('nina@whole.example', {
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

  it('stands in the audit trail of the company, as its first entry', async () => {
    const email = 'ada@audit-trail.example';
    const { body } = await register(email, { company: { Name: 'Audited GmbH' } });
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
  ])('keeps names as they were typed: %s', async (what, Name, first, last) => {
    const email = `names@${what.replaceAll(' ', '-').toLowerCase()}.example`;
    const { body } = await register(email, { company: { Name }, person: { Name: first, SurName: last } });
    const profile = (await server.call(email, { url: `/api/company-profile/${body.projectId}` })).json().data;
    expect(profile.CompanyData.Name).toBe(Name);
    expect([profile.PersonalData.Name, profile.PersonalData.SurName]).toEqual([first, last]);
  });

  it('takes spaces, line breaks and control characters out of names', async () => {
    const { body } = await register('spaces@spaces.example', {
      company: { Name: '  Stahl \r\nBcc: x\u0007 & Söhne ' },
    });
    const [project] = await server.database.query('select name from projects where id = $1', [
      body.projectId,
    ]);
    expect(project).toEqual({ name: 'Stahl Bcc: x & Söhne' });
  });

  it('takes an address in capitals and with a plus for what it is', async () => {
    const { body } = await register('  Max.Muster+CO2@Plus-Capitals.Example ');
    const [user] = await server.database.query('select email from users where project_id = $1', [
      body.projectId,
    ]);
    expect(user).toEqual({ email: 'max.muster+co2@plus-capitals.example' });
    const again = await register('MAX.MUSTER+co2@plus-capitals.example');
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
  ] as [string, Wishes][])('is refused with "%s": %j', async (message, wishes) => {
    const before = await projects();
    const { status, body, token } = await register('faulty@faulty.example', wishes);
    expect([status, body.error.message]).toEqual([400, message]);
    expect(await projects()).toBe(before);
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
  ] as Wishes[])('beyond its bounds never fails the server: %j', async (wishes) => {
    const { status } = await register('bounds@bounds.example', wishes);
    expect([200, 400]).toContain(status);
  });
});

describe('a token', () => {
  it.each(['', 'made up', 'A'.repeat(43), 'x'.repeat(10_000)])(
    'that is none is refused: %#',
    async (token) => {
      const answer = await post(server, projectCall, registrationOf(token, 'token@token.example'));
      expect([answer.statusCode, answer.json().error.message]).toEqual([400, 'ERROR: TOKEN INVALID']);
    },
  );

  it('that is missing is refused in the same words', async () => {
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
    const { token, body } = await register('first@first.example');
    await post(server, accountCall, { email: 'first@first.example', projectId: body.projectId });
    const answer = await post(server, projectCall, registrationOf(token, 'second@second.example'));
    expect(answer.json().error.message).toBe('ERROR: TOKEN INVALID');
  });
});

describe('an address that has an account', () => {
  it('is refused, and its owner is told', async () => {
    const before = await projects();
    const { status, body, token } = await register('Anna.Berger@alpenguss.example');
    expect([status, body.error]).toEqual([409, { message: 'ERROR: USER EXISTS', code: 'USER_EXISTS' }]);
    expect(await projects()).toBe(before);
    const mails = await mailsTo(server, 'anna.berger@alpenguss.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['accountExists']);

    await post(server, projectCall, registrationOf(token, 'anna.berger@alpenguss.example'));
    expect(await mailsTo(server, 'anna.berger@alpenguss.example')).toHaveLength(1);
  });
});

describe('duplicates', () => {
  it('of an e-mail domain are warned of, until the warning is suppressed', async () => {
    const before = await projects();
    const { token, status, body } = await register('office@alpenguss.example');
    expect([status, body]).toEqual([200, { warning: 'WARNING: DOMAIN EXISTS' }]);
    expect(await projects()).toBe(before);
    const again = registrationOf(token, 'office@alpenguss.example', { suppressWarnings: true });
    expect((await post(server, projectCall, again)).json().projectId).toEqual(expect.any(Number));
  });

  it('of a DUNS number are warned of', async () => {
    const wishes = { company: { DunsNumber: '300417265' } };
    const { body } = await register('duns@duns.example', wishes);
    expect(body).toEqual({ warning: 'WARNING: DUNS EXISTS' });
    const suppressed = await register('duns@duns.example', { ...wishes, suppressWarnings: true });
    expect(suppressed.body.projectId).toEqual(expect.any(Number));
  });

  it.each(['gmail.com', 'web.de', 'qq.com', 'orange.fr', 'uol.com.br', 'hotmail.es'])(
    'are no matter at a public mail provider such as %s',
    async (domain) => {
      expect((await register(`one@${domain}`)).body.projectId).toEqual(expect.any(Number));
      expect((await register(`two@${domain}`)).body.projectId).toEqual(expect.any(Number));
    },
  );
});

describe('a lost answer', () => {
  it('is given again for the same token and address, in any case', async () => {
    const { token, body } = await register('lost@lost.example');
    const again = await post(server, projectCall, registrationOf(token, 'LOST@lost.example'));
    expect(again.json()).toEqual(body);
  });

  it('leaves room for corrections, the address included, until the account is made', async () => {
    const { token, body } = await register('tpyo@corrected.example');
    const { projectId } = body;
    const email = 'typo@corrected.example';
    const corrected = registrationOf(token, email, {
      company: { Name: 'Corrected GmbH' },
      person: { PhoneNumber: '+49 15187654321' },
    });
    const [answer, again] = [
      await post(server, projectCall, corrected),
      await post(server, projectCall, corrected),
    ];
    expect([answer.json(), again.json()]).toEqual([body, body]);
    const profile = (await server.call(email, { url: `/api/company-profile/${projectId}` })).json().data;
    expect(profile).toMatchObject({
      CompanyData: { Name: 'Corrected GmbH' },
      PersonalData: { Email: email, PhoneNumber: '+49 15187654321' },
      version: 1,
    });
    const users = await server.call(email, { url: `/api/user-management/project/${projectId}/users` });
    expect(users.json().data).toMatchObject([{ email, phoneNumber: '+49 15187654321', isMainUser: true }]);
    const trail = await server.call(email, { url: `/api/audit/project/${projectId}` });
    expect(trail.json().data).toMatchObject([
      { action: 'register', actor: email, subject: 'Corrected GmbH' },
      { action: 'register', actor: 'tpyo@corrected.example', subject: 'Newcomer GmbH' },
    ]);

    const account = (of: string) => post(server, accountCall, { email: of, projectId });
    expect((await account('tpyo@corrected.example')).statusCode).toBe(409);
    expect((await account(email)).statusCode).toBe(200);
    const late = registrationOf(token, email, { company: { Name: 'Too late GmbH' } });
    expect((await post(server, projectCall, late)).json()).toEqual(body);
    const [project] = await server.database.query('select name from projects where id = $1', [projectId]);
    expect(project).toEqual({ name: 'Corrected GmbH' });
  });

  it('leaves no room for an address that somebody has, whose owner is told', async () => {
    const { token, body } = await register('before@untaken.example');
    const corrected = registrationOf(token, people.user, { company: { Name: 'Taken GmbH' } });
    const answer = await post(server, projectCall, corrected);
    expect([answer.statusCode, answer.json().error.message]).toEqual([409, 'ERROR: USER EXISTS']);
    expect((await mailsTo(server, people.user)).map(({ kind }) => kind)).toEqual(['accountExists']);
    const [left] = await server.database.query(
      `select name, email from projects p join users u on u.project_id = p.id where p.id = $1`,
      [body.projectId],
    );
    expect(left).toEqual({ name: 'Newcomer GmbH', email: 'before@untaken.example' });
  });

  it('gives an address that two correct theirs to at once to one of them', async () => {
    const [one, other] = [await register('one@at-once.example'), await register('other@at-once-too.example')];
    const answers = await Promise.all(
      [one, other].map(({ token }) =>
        post(server, projectCall, registrationOf(token, 'same@at-once.example')),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is given again for the same Idempotency-Key', async () => {
    const { token } = await makeInvitation(server);
    const call = () =>
      post(server, projectCall, registrationOf(token, 'key@key.example'), { 'idempotency-key': 'one-key' });
    const [first, second] = [await call(), await call()];
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
  });

  it('is not given after an hour', async () => {
    const { token, body } = await register('hour@hour.example');
    await server.database.query(
      "update registrations set created_at = now() - interval '61 minutes' where project_id = $1",
      [body.projectId],
    );
    const late = await post(server, projectCall, registrationOf(token, 'hour@hour.example'));
    expect(late.json().error.message).toBe('ERROR: TOKEN INVALID');
  });

  it('makes one project of a double click', async () => {
    const before = await projects();
    const { token } = await makeInvitation(server);
    const call = () => post(server, projectCall, registrationOf(token, 'double@double.example'));
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map((answer) => answer.json().projectId)).size).toBe(1);
    expect(await projects()).toBe(before + 1);
  });

  it('makes one company of two invitations taken up at once by one person', async () => {
    const before = await projects();
    const tokens = [(await makeInvitation(server)).token, (await makeInvitation(server)).token];
    const answers = await Promise.all(
      tokens.map((token) =>
        // Who comes second may find the company of the first, which is no reason here.
        post(server, projectCall, registrationOf(token, 'twice@twice.example', { suppressWarnings: true })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await projects()).toBe(before + 1);
  });
});

describe('the account', () => {
  const account = (email: string, projectId: number) => post(server, accountCall, { email, projectId });
  const accounts = (email: string) =>
    server.database.query('select * from accounts where email = $1', [email]);

  it('is made without a password, and its link sent in the language of the person', async () => {
    const email = 'account@account.example';
    const { body } = await register(email, { person: { EmailInitialLanguage: 'fr' } });
    const answer = await post(server, accountCall, {
      email: 'Account@account.example',
      projectId: body.projectId,
      firstName: 'Nina',
      lastName: 'Neumann',
      jobtitle: '',
      phoneNumber: '',
      salutation: '',
      locale: 'fr',
      isAdmin: true,
      isMainUser: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(await accounts(email)).toMatchObject([
      { locale: 'fr', password_hash: null, loopback_only: false },
    ]);
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ kind: 'setPassword', locale: 'fr' });
    expect(mail?.text).toContain('Bonjour Nina Neumann,');
    expect(mail?.text).toMatch(
      /http:\/\/localhost:8000\/realms\/platform\/set-password\?token=[\w-]{43}&lang=fr/,
    );
  });

  it('is made once, however often it is asked for', async () => {
    const { body } = await register('once@once.example');
    const answers = await Promise.all([1, 2, 3].map(() => account('once@once.example', body.projectId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await accounts('once@once.example')).toHaveLength(1);
    expect(await mailsTo(server, 'once@once.example')).toHaveLength(1);
  });

  it('is refused for another address, another project, and after an hour', async () => {
    const { body } = await register('mine@mine.example');
    const foreign = await server.projectId('Alpenguss GmbH');
    await server.database.query(
      "update registrations set created_at = now() - interval '61 minutes' where project_id = $1",
      [(await register('stale@stale.example')).body.projectId],
    );
    const [stale] = await server.database.query<{ id: number }>(
      "select project_id as id from users where email = 'stale@stale.example'",
      [],
    );
    for (const [email, projectId] of [
      ['theirs@mine.example', body.projectId],
      ['mine@mine.example', foreign],
      ['anna.berger@alpenguss.example', foreign],
      ['stale@stale.example', stale?.id ?? 0],
    ] as const) {
      const answer = await account(email, projectId);
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'REGISTRATION_NOT_OPEN']);
    }
  });

  it.each([
    {},
    { email: 'a@b.example' },
    { email: 7, projectId: 1 },
    { email: 'a@b.example', projectId: 1e99 },
  ])('says what is malformed: %j', async (body) =>
    expect((await post(server, accountCall, body)).statusCode).toBe(400),
  );
});
