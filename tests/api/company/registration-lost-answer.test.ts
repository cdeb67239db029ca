import {
  accountCall,
  countProjects,
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

describe('a lost response', () => {
  it('is repeated for the same token and address, in upper or lower case', async () => {
    const { token, body } = await register(server, 'lost@lost.example');
    const again = await post(server, projectCall, registrationOf(token, 'LOST@lost.example'));
    expect(again.json()).toEqual(body);
  });

  it('still allows corrections, including the address, until the account is created', async () => {
    const { token, body } = await register(server, 'tpyo@corrected.example');
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

  it('does not allow an address that somebody already has, whose owner is notified', async () => {
    const { token, body } = await register(server, 'before@untaken.example');
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

  it.each<[string, string, RegistrationOverrides]>([
    ['DOMAIN', 'office@alpenguss.example', {}],
    ['DUNS', 'first@duns.example', { company: { DunsNumber: '300417265' } }],
  ])('warns about a correction that matches another company: %s', async (doubt, email, overrides) => {
    const first = `first@${doubt.toLowerCase()}.example`;
    const { token, body } = await register(server, first);
    const send = (asked: RegistrationOverrides) =>
      post(server, projectCall, registrationOf(token, email, asked));
    const registered = () =>
      server.database.query(
        `select u.email, c.duns_number as "dunsNumber" from users u join company_profiles c using (project_id)
          where project_id = $1`,
        [body.projectId],
      );
    expect((await send(overrides)).json()).toEqual({ warning: `WARNING: ${doubt} EXISTS` });
    expect(await registered()).toEqual([{ email: first, dunsNumber: null }]);

    expect((await send({ ...overrides, suppressWarnings: true })).json()).toEqual(body);
    const corrected = [{ email, dunsNumber: overrides.company?.DunsNumber ?? null }];
    expect(await registered()).toEqual(corrected);
    // Earlier warnings are not repeated.
    expect((await send(overrides)).json()).toEqual(body);
  });

  it('lets two people correct theirs to one address: it belongs to nobody until the first sign-in', async () => {
    const [one, other] = [
      await register(server, 'one@at-once.example'),
      await register(server, 'other@at-once-too.example'),
    ];
    const answers = await Promise.all(
      [one, other].map(({ token }) =>
        // The second one may find the company of the first, which is not the reason tested here.
        post(server, projectCall, registrationOf(token, 'same@at-once.example', { suppressWarnings: true })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('is repeated for the same Idempotency-Key', async () => {
    const { token } = await makeInvitation(server);
    const call = () =>
      post(server, projectCall, registrationOf(token, 'key@key.example'), { 'idempotency-key': 'one-key' });
    const [first, second] = [await call(), await call()];
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
  });

  it('is not repeated after an hour', async () => {
    const { token, body } = await register(server, 'hour@hour.example');
    await server.database.query(
      "update registrations set created_at = now() - interval '61 minutes' where project_id = $1",
      [body.projectId],
    );
    const late = await post(server, projectCall, registrationOf(token, 'hour@hour.example'));
    expect(late.json().error.message).toBe('ERROR: TOKEN INVALID');
  });

  it('creates one project for a double click', async () => {
    const before = await countProjects(server);
    const { token } = await makeInvitation(server);
    const call = () => post(server, projectCall, registrationOf(token, 'double@double.example'));
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map((answer) => answer.json().projectId)).size).toBe(1);
    expect(await countProjects(server)).toBe(before + 1);
  });

  it('creates a company for each of two invitations accepted at once, since an address blocks nothing before its first sign-in', async () => {
    const before = await countProjects(server);
    const tokens = [(await makeInvitation(server)).token, (await makeInvitation(server)).token];
    const answers = await Promise.all(
      tokens.map((token) =>
        // The second one may find the company of the first, which is not the reason tested here.
        post(server, projectCall, registrationOf(token, 'twice@twice.example', { suppressWarnings: true })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await countProjects(server)).toBe(before + 2);
  });
});
