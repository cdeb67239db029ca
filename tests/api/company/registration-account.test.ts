import { accountCall, mailsTo, post, register } from '../../support/server/invitations';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('the account', () => {
  const account = (email: string, projectId: number) => post(server, accountCall, { email, projectId });
  const accounts = (email: string) =>
    server.database.query('select * from accounts where email = $1', [email]);

  it('is created without a password, and its link sent in the language of the person', async () => {
    const email = 'account@account.example';
    const { body } = await register(server, email, { person: { EmailInitialLanguage: 'fr' } });
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

  it('is created once, however often it is requested', async () => {
    const { body } = await register(server, 'once@once.example');
    const answers = await Promise.all([1, 2, 3].map(() => account('once@once.example', body.projectId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await accounts('once@once.example')).toHaveLength(1);
    expect(await mailsTo(server, 'once@once.example')).toHaveLength(1);
  });

  it('is refused for another address, another project, and after an hour', async () => {
    const { body } = await register(server, 'mine@mine.example');
    const foreign = await server.projectId('Alpenguss GmbH');
    await server.database.query(
      "update registrations set created_at = now() - interval '61 minutes' where project_id = $1",
      [(await register(server, 'stale@stale.example')).body.projectId],
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
  ])('reports what is malformed: %j', async (body) =>
    expect((await post(server, accountCall, body)).statusCode).toBe(400),
  );
});
