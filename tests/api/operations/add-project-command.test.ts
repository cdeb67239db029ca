import { addProject } from '../../../server/cli/add-project';
import { inviteSupplier } from '../../../server/cli/invite';
import { mailsTo } from '../../support/server/invitations';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const settings = {
  publicUrl: 'https://suppliers.example',
  localUrl: 'http://localhost:8000',
  trustedProxies: 1,
  smtp: undefined,
  keycloak: undefined,
  clientId: 'supplier-portal',
};
const run = (...args: string[]) => addProject(server.database, args, settings);
const tally = () =>
  server.database.query(
    `select (select count(*) from projects) as projects, (select count(*) from users) as users,
            (select count(*) from accounts) as accounts, (select count(*) from mails) as mails`,
    [],
  );

const acme = ['--name', 'Acme Werke AG', '--country', 'ch'];
const chief = ['--admin-email', 'Chief@Acme.example'];

it('adds a company whose administrator sets a password and invites suppliers', async () => {
  const lines = await run(...acme, ...chief, '--admin-first-name', 'Ada', '--language', 'de');
  const projectId = await server.projectId('Acme Werke AG');
  expect(lines).toEqual([
    `Project ${projectId} is Acme Werke AG, and chief@acme.example its administrator.`,
    'No mail server is set up; the mail is kept and neither sent nor shown: set SMTP_URL.',
  ]);
  const [mail, another] = await mailsTo(server, 'chief@acme.example');
  expect(mail?.text).toMatch(/https:\/\/suppliers\.example\/\S+/);
  expect(mail?.text).toContain('Passwort');
  expect(another).toBeUndefined();

  const users = await server.call('chief@acme.example', {
    url: `/api/user-management/project/${projectId}/users`,
  });
  expect(users.json()).toMatchObject({
    data: [{ email: 'chief@acme.example', role: 'Admin', isMainUser: true }],
  });
  const suppliers = await server.call('chief@acme.example', {
    url: `/api/supplychain-suppliers/project/${projectId}`,
  });
  expect(suppliers.json()).toMatchObject({ data: [], meta: { permissions: { canInvite: true } } });
  const invited = await inviteSupplier(
    server.database,
    ['--customer', 'Acme Werke AG', '--email', 'first@supplier.example'],
    settings,
  );
  expect(invited[0]).toBe('Acme Werke AG invites supplier.example <first@supplier.example>.');
});

it.each([
  [[], 'Say what the company is called: --name.'],
  [['--name', ' ', ...chief], 'Say what the company is called: --name.'],
  [['--name', 'x'.repeat(201), ...chief], '--name has more than 200 characters.'],
  [['--name', 'New Ltd', ...chief], '--country must be a two-letter ISO 3166-1 code; it is "".'],
  [
    ['--name', 'New Ltd', '--country', 'Atlantis', ...chief],
    '--country must be a two-letter ISO 3166-1 code; it is "Atlantis".',
  ],
  [acme, 'Say who administers it: --admin-email with an e-mail address.'],
  [[...acme, '--admin-email', 'chief@acme'], 'Say who administers it: --admin-email with an e-mail address.'],
  [
    [...acme, '--admin-email', 'Anna.Berger@alpenguss.example'],
    'anna.berger@alpenguss.example is in use already; nothing was added.',
  ],
  [
    [...acme, ...chief, '--language', 'it'],
    '--language must be one of en, de, es, fr, pt, zh-CN; it is "it".',
  ],
  [
    [...acme, ...chief, '--industry', 'Steel'],
    '--industry must be a division of NACE Rev. 2, such as C24; it is "Steel".',
  ],
  [[...acme, '--mail', 'a@b.example'], /Unknown option '--mail'/],
])('reports what is wrong with %j, and adds nothing', async (args, message) => {
  const before = await tally();
  await expect(run(...args)).rejects.toThrow(message);
  expect(await tally()).toEqual(before);
});

it('adds nothing if the account cannot be created', async () => {
  const before = await tally();
  const away = { url: 'http://127.0.0.1:1', realm: 'platform', admin: { clientId: 'server', secret: 'x' } };
  await expect(
    addProject(server.database, [...acme, '--admin-email', 'later@acme.example'], {
      ...settings,
      keycloak: away,
    }),
  ).rejects.toThrow('Keycloak cannot be reached; nothing was added.');
  expect(await tally()).toEqual(before);
});
