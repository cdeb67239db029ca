import type { CompanyProfile } from '../../core/contracts/company-profile';
import type { ProjectUser, ProjectUserList } from '../../core/contracts/users';
import { roleCells, type RoleAction } from '../support/roles-table';
import { mailsTo } from '../support/server/invitations';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let server: TestApp;
let projectId: number;
const { mainUser, user, stranger } = people;
const admin = 'ada.admin@alpenguss.example';

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

/** The same three people before every test. */
beforeEach(async () => {
  const { database } = server;
  await database.query(`
    delete from mails;
    delete from audit_entries;
    delete from audit_heads;
    delete from removed_users;
    delete from accounts where email like '%@a.example';`);
  await database.query('delete from users where project_id = $1', [projectId]);
  await database.query(
    `insert into users (project_id, email, first_name, last_name, role, is_main_user, locale, proved_at)
     values ($1, $2, 'Anna', 'Berger', 'Admin', true, 'en', now()),
            ($1, $3, 'Luis', 'Ortega', 'User', false, 'es', now()),
            ($1, $4, 'Ada', 'Admin', 'Admin', false, 'en', now())`,
    [projectId, mainUser, user, admin],
  );
  await database.query(`insert into accounts (email, locale) values ($1, 'es') on conflict do nothing`, [
    user,
  ]);
});

type Method = 'POST' | 'PUT' | 'DELETE';
const send = async (who: string, method: Method, path: string, payload?: object) => {
  const url = `/api/user-management/${path}`;
  const answer = await server.call(who, { method, url, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    ...answer.json<{ data: ProjectUser; error: { message: string; code: string; details?: ProjectUser } }>(),
  };
};
const list = async (who = mainUser, query = '') => {
  const url = `/api/user-management/project/${projectId}/users${query}`;
  return (await server.call(who, { url })).json<ProjectUserList>();
};
const find = async (email: string) => {
  const found = (await list()).data.find((each) => each.email === email);
  if (!found) throw new Error(`${email} is not in the list`);
  return found;
};
const create = (who: string, body: object) => send(who, 'POST', `project/${projectId}/users`, body);
const setRole = async (who: string, email: string, body: object) =>
  send(who, 'PUT', `users/${(await find(email)).id}/role`, body);
const setViewOnly = async (who: string, email: string, viewOnly: boolean, version?: number) =>
  send(who, 'PUT', `users/${(await find(email)).id}/view-only`, {
    viewOnly,
    ...(version !== undefined && { version }),
  });
const remove = async (who: string, email: string, query = '') =>
  send(who, 'DELETE', `users/${(await find(email)).id}${query}`);
const transfer = async (who: string, email: string, project = projectId) =>
  send(who, 'POST', 'transfer-main-user', { projectId: project, newMainUserId: (await find(email)).id });
const setAttribute = (
  who: string,
  email: string,
  attributeName: string | undefined,
  attributeValue: unknown,
) => send(who, 'POST', 'update-attribute', { email, attributeName, attributeValue });

describe('the table of roles and actions', () => {
  const allowed = (status: number) => status < 300;
  const newcomer = { email: 'newcomer@alpenguss.example', firstName: 'New', lastName: 'Comer' };
  const person = { firstName: 'L', lastName: 'O', jobTitle: '', phoneNumber: '' };
  const other = 'otto.other@alpenguss.example';
  const emails = { user, admin, mainUser };

  const statusOf = async (who: string, url: string, payload?: object, method: Method = 'POST') =>
    (await server.call(who, { url, ...(payload && { method, payload }) })).statusCode;
  const edit = async (who: string, whom: string) =>
    (await send(who, 'PUT', `users/${(await find(whom)).id}`, person)).status;
  const profile = () => `/api/company-profile/${projectId}`;
  const activities = (rest = '') => `/api/ca-activities-data/project/${projectId}${rest}`;

  const acts: Record<RoleAction, (who: string) => Promise<number>> = {
    'see who works here': (who) => statusOf(who, `/api/user-management/project/${projectId}/users`),
    'add a person': async (who) => (await create(who, newcomer)).status,
    'edit a User': (who) => edit(who, other),
    'edit an Admin': (who) => edit(who, mainUser),
    'change a role': async (who) => (await setRole(who, other, { role: 'Admin' })).status,
    'remove a User': async (who) => (await remove(who, other)).status,
    'remove the main user': async (who) => (await remove(who, mainUser)).status,
    'set to view only': async (who) => (await setViewOnly(who, other, true)).status,
    'transfer the main-user role': async (who) => (await transfer(who, other)).status,
    'read the audit trail': (who) => statusOf(who, `/api/audit/project/${projectId}`),
    'see the company profile': (who) => statusOf(who, profile()),
    async 'edit the company profile'(who) {
      const { data } = (await server.call(who, { url: profile() })).json<{ data: CompanyProfile }>();
      const body = { companyData: data.CompanyData, personalData: data.PersonalData };
      return statusOf(who, profile(), body, 'PUT');
    },
    'see carbon accounts': (who) => statusOf(who, activities()),
    'change carbon accounts': (who) =>
      statusOf(who, activities('/create'), {
        data: { Year: 2019, ActivityId: 101, Amount: 5, CountryCode: 'AT' },
      }),
  };

  beforeEach(() =>
    server.database.query(
      `insert into users (project_id, email, role, proved_at) values ($1, $2, 'User', now())`,
      [projectId, other],
    ),
  );

  test.each(roleCells)('%s as %s: %s', async (action, who, may) => {
    expect(allowed(await acts[action](emails[who]))).toBe(may);
  });

  test('everybody edits their own details', async () => {
    for (const who of [user, admin, mainUser]) expect(await edit(who, who)).toBe(200);
  });
});

test('everybody has a handle, which is the id', async () => {
  const { data } = await list(user);
  expect(data.map(({ handle }) => handle)).toEqual(data.map(({ id }) => id));
});

test('there is never anything to prepare, and that is a success', async () => {
  const { status, ...answer } = await send(user, 'POST', `project/${projectId}/populate`, { force: true });
  expect([status, answer.data]).toEqual([200, { created: 0 }]);
});

test('the list comes in pages', async () => {
  const { data, meta } = await list(user, '?page=2&pageSize=2');
  expect(data.map(({ name }) => name)).toEqual(['Luis Ortega']);
  expect(meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
});

describe('somebody set to view only', () => {
  it('is shown so to everybody, in the audit trail too, and may change things again', async () => {
    const { data } = await setViewOnly(admin, user, true);
    expect(data).toMatchObject({ email: user, role: 'User', viewOnly: true, version: 2 });
    expect((await find(user)).viewOnly).toBe(true);
    const [entry] = (await server.call(admin, { url: `/api/audit/project/${projectId}` })).json<{
      data: { subject: string; changes: unknown }[];
    }>().data;
    expect(entry).toMatchObject({
      subject: 'Luis Ortega',
      changes: [{ field: 'viewOnly', from: false, to: true }],
    });
    expect((await setViewOnly(admin, user, false)).data.viewOnly).toBe(false);
  });

  it('changes nothing, also where everybody else may, and still chooses their own language', async () => {
    await setViewOnly(mainUser, user, true);
    const own = await find(user);
    const person = { firstName: 'L', lastName: 'O', jobTitle: '', phoneNumber: '' };
    const { status, error } = await send(user, 'PUT', `users/${own.id}`, person);
    expect([status, error.code]).toEqual([403, 'VIEW_ONLY']);
    expect((await setAttribute(user, user, 'jobTitle', 'Boss')).error.code).toBe('VIEW_ONLY');
    expect((await setAttribute(user, user, 'locale', 'fr')).status).toBe(200);
    expect((await list(user)).data).toHaveLength(3);
  });

  it('accepts no invitation for the company', async () => {
    await setViewOnly(mainUser, user, true);
    const answer = await server.call(user, {
      method: 'POST',
      url: '/api/landing/accept-invitation',
      payload: { linkingId: crypto.randomUUID(), invitationToken: 'x'.repeat(43), projectId },
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      403,
      'VIEW_ONLY',
    ]);
  });

  it('is never the main user: whom the role is handed to may change things again', async () => {
    expect((await setViewOnly(admin, mainUser, true)).error.code).toBe('MAIN_USER_PROTECTED');
    await setViewOnly(mainUser, user, true);
    expect((await transfer(mainUser, user)).status).toBe(200);
    expect(await find(user)).toMatchObject({ isMainUser: true, viewOnly: false });
  });

  it('is refused where somebody else has changed the person meanwhile', async () => {
    expect((await setViewOnly(admin, user, true, 0)).error.code).toBe('STALE_VERSION');
  });
});

describe('a new person', () => {
  it('gets an account and a mail with a link, in their language', async () => {
    const email = 'neu@alpenguss.example';
    const answer = await create(mainUser, {
      email: ' Neu@Alpenguss.example ',
      firstName: 'Nora',
      lastName: 'Neu',
      role: 'Admin',
      phoneNumber: '+43 7252100201',
      locale: 'de',
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      email,
      name: 'Nora Neu',
      role: 'Admin',
      isMainUser: false,
      version: 1,
    });
    expect(await mailsTo(server, email)).toMatchObject([
      {
        kind: 'userInvitation',
        locale: 'de',
        subject: 'Anna Berger lädt Sie ein, für Alpenguss GmbH in supplier+s mitzuarbeiten',
      },
    ]);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toMatch(/Hallo Nora Neu|Guten Tag.*Nora Neu/);
    expect(mail?.text).toMatch(/\/realms\/platform\/set-password\?token=[\w-]{43}&lang=de/);
    const accounts = await server.database.query('select 1 from accounts where email = $1', [email]);
    expect(accounts).toHaveLength(1);
  });

  it('with a Chinese name is called by the family name first, whatever language they read', async () => {
    const email = 'wang@alpenguss.example';
    const { data } = await create(mainUser, { email, firstName: '小明', lastName: '王', locale: 'en' });
    expect(data).toMatchObject({ name: '王小明', firstName: '小明', lastName: '王' });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('王小明');
  });

  it('is written to in English where the language is none of the six', async () => {
    expect((await create(mainUser, { email: 'gina@alpenguss.example', locale: 'it' })).status).toBe(201);
    expect(await mailsTo(server, 'gina@alpenguss.example')).toMatchObject([{ locale: 'en' }]);
  });

  it.each([
    ['no e-mail', {}, 'Email is required'],
    ['an empty e-mail', { email: '  ' }, 'Email is required'],
    ['no address', { email: 'nora' }, 'Please enter a valid email address'],
    ['no phone number', { email: 'n@a.example', phoneNumber: 'x' }, 'Please enter a valid phone number'],
  ])('is refused with %s', async (_what, body, message) => {
    const { status, error } = await create(mainUser, body);
    expect([status, error.message]).toEqual([400, message]);
  });

  it.each([user, user.toUpperCase()])('must not be there already: %s', async (email) => {
    const { status, error } = await create(mainUser, { email });
    expect([status, error.code, error.message]).toEqual([
      409,
      'USER_EXISTS',
      'A user with this email already exists',
    ]);
    expect(await mailsTo(server, email.toLowerCase())).toEqual([]);
  });

  it('is added once by two administrators who do it at once', async () => {
    const answers = await Promise.all([admin, mainUser].map((who) => create(who, { email: 'x@a.example' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a role', () => {
  it('changes, and the person is told', async () => {
    const { data } = await setRole(mainUser, user, { role: 'Admin' });
    expect(data).toMatchObject({ role: 'Admin', version: 2 });
    expect(await mailsTo(server, user)).toMatchObject([
      { kind: 'roleChanged', locale: 'es', subject: 'Ahora tiene el rol de administrador de Alpenguss GmbH' },
    ]);
    expect((await create(user, { email: 'now.allowed@alpenguss.example' })).status).toBe(201);
  });

  it('changes without a mail for somebody who wants none', async () => {
    await setAttribute(user, user, 'emailNotifications', false);
    await setRole(mainUser, user, { role: 'Admin' });
    expect(await mailsTo(server, user)).toEqual([]);
  });

  it('is taken from one of two administrators who take it from each other at once', async () => {
    await setRole(mainUser, user, { role: 'Admin' });
    const [ofUser, ofAdmin] = [await find(user), await find(admin)];
    const take = (who: string, { id }: ProjectUser) => send(who, 'PUT', `users/${id}/role`, { role: 'User' });
    const answers = await Promise.all([take(admin, ofUser), take(user, ofAdmin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('changes although the person has chosen another theme meanwhile: nobody else sees that', async () => {
    const { version } = await find(user);
    for (const [name, value] of [
      ['theme', 'dark'],
      ['locale', 'fr'],
      ['emailNotifications', false],
    ] as const)
      await setAttribute(user, user, name, value);
    expect((await setRole(mainUser, user, { role: 'Admin', version })).status).toBe(200);
  });

  it('of the main user stays', async () => {
    const { status, error } = await setRole(admin, mainUser, { role: 'User' });
    expect([status, error.code]).toEqual([409, 'MAIN_USER_PROTECTED']);
  });

  it('of the last administrator stays', async () => {
    await server.database.query(`update users set role = 'User', is_main_user = false where email <> $1`, [
      admin,
    ]);
    const { status, error } = await setRole(admin, admin, { role: 'User' });
    expect([status, error.code]).toEqual([409, 'LAST_ADMIN']);
    expect(error.message).toMatch(/Make somebody else an administrator first/);
  });

  it('is not changed by somebody who has seen another state, and they get the current one', async () => {
    await setRole(admin, user, { role: 'Admin', version: 1 });
    const second = await setRole(mainUser, user, { role: 'User', version: 1 });
    expect([second.status, second.error.code]).toEqual([409, 'STALE_VERSION']);
    expect(second.error.details).toMatchObject({ email: user, role: 'Admin', version: 2 });
  });
});

describe('a person who is removed', () => {
  it('loses the account, and is told so at the next call', async () => {
    expect((await remove(mainUser, user, '?version=1')).status).toBe(200);
    expect(await server.database.query('select 1 from accounts where email = $1', [user])).toEqual([]);
    for (const url of [`/api/company-profile/${projectId}`, '/api/account/settings']) {
      const answer = await server.call(user, { url });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: {
          code: 'ACCOUNT_REMOVED',
          message: 'Your account was removed by an administrator of your company.',
        },
      });
    }
    const elsewhere = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
    expect((await server.call(user, { url: `/api/company-profile/${elsewhere}` })).statusCode).toBe(404);
  });

  it('can be added again', async () => {
    await remove(mainUser, user);
    expect((await create(mainUser, { email: user })).status).toBe(201);
    expect((await server.call(user, { url: `/api/company-profile/${projectId}` })).statusCode).toBe(200);
  });

  it.each([
    ['oneself', mainUser, mainUser, 'OWN_ACCOUNT', 'You cannot remove your own account.'],
    ['the main user', admin, mainUser, 'MAIN_USER_PROTECTED', 'Only the main user can remove the main user.'],
  ])('is never %s', async (_what, who, whom, code, message) => {
    const { status, error } = await remove(who, whom);
    expect([status, error.code, error.message]).toEqual([403, code, message]);
  });

  it('stays when somebody has changed them meanwhile', async () => {
    await setRole(admin, user, { role: 'Admin' });
    expect((await remove(mainUser, user, '?version=1')).error.code).toBe('STALE_VERSION');
  });

  it('is nobody of another company', async () => {
    const [other] = await server.database.query<{ id: string }>('select id from users where email = $1', [
      stranger,
    ]);
    for (const [method, path] of [
      ['DELETE', `users/${other?.id}`],
      ['PUT', `users/${other?.id}/role`],
    ] as const) {
      expect(
        (await send(mainUser, method, path, method === 'PUT' ? { role: 'User' } : undefined)).status,
      ).toBe(404);
    }
    expect((await setAttribute(mainUser, stranger, 'jobTitle', 'x')).status).toBe(404);
  });
});

describe('the main-user role', () => {
  it('goes to somebody else, who becomes an administrator, and does not come back by the former one', async () => {
    expect(await transfer(mainUser, user)).toMatchObject({ status: 200, success: true });
    expect(await find(user)).toMatchObject({ isMainUser: true, role: 'Admin' });
    expect(await find(mainUser)).toMatchObject({ isMainUser: false, role: 'Admin' });
    expect(await mailsTo(server, user)).toMatchObject([{ kind: 'mainUser' }]);
    const { status, error } = await transfer(mainUser, admin);
    expect([status, error.message]).toEqual([
      403,
      "You don't have permission to transfer the main user role",
    ]);
  });

  it('is not transferred in another project, or to nobody', async () => {
    expect((await transfer(mainUser, user, projectId + 1)).status).toBe(404);
    const { status, error } = await send(mainUser, 'POST', 'transfer-main-user', { projectId });
    expect([status, error.message]).toEqual([400, 'User ID is required']);
  });
});

describe('an attribute', () => {
  it.each([
    ['jobTitle', ' Head of\n Things '],
    ['phoneNumber', '+43 7252100299'],
    ['locale', 'fr'],
    ['theme', 'dark'],
    ['emailNotifications', false],
  ])('%s is set by its owner', async (name, value) => {
    const { status, data } = await setAttribute(user, user.toUpperCase(), name, value);
    const stored = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
    expect([status, (data as unknown as Record<string, unknown>)[name]]).toEqual([200, stored]);
  });

  it.each([
    ['locale', 'it', /attributeValue is none that locale can have/],
    ['theme', true, /theme/],
    ['emailNotifications', 'yes', /emailNotifications/],
    ['firstName', ' ', /First name is required/],
    ['phoneNumber', '123', /Please enter a valid phone number/],
    ['role', 'Admin', /attributeName must be equal to one of the allowed values/],
    [undefined, 'Admin', /^Attribute name is required$/],
  ])('%s is not set to %j', async (name, value, message) => {
    const { status, error } = await setAttribute(user, user, name, value);
    expect(status).toBe(400);
    expect(error.message).toMatch(message);
  });

  it.each([
    ['theme', 'dark'],
    ['locale', 'fr'],
    ['emailNotifications', false],
    ['jobTitle', 'Buyer'],
  ])('%s is set by somebody who was added by e-mail alone', async (name, value) => {
    await create(mainUser, { email: 'nameless@alpenguss.example' });
    const who = 'nameless@alpenguss.example';
    const { status, data } = await setAttribute(who, who, name, value);
    expect([status, (data as unknown as Record<string, unknown>)[name]]).toEqual([200, value]);
  });

  it('of somebody else is set by an administrator, unless it is their own choice', async () => {
    expect((await setAttribute(admin, user, 'jobTitle', 'Buyer')).status).toBe(200);
    expect((await setAttribute(admin, user, 'theme', 'dark')).error.code).toBe('OWN_SETTINGS_ONLY');
    expect((await setAttribute(user, admin, 'jobTitle', 'Buyer')).error.code).toBe('ADMIN_ONLY');
  });

  it('takes the language of the account with it', async () => {
    await setAttribute(user, user, 'locale', 'pt');
    const [account] = await server.database.query('select locale from accounts where email = $1', [user]);
    expect(account).toEqual({ locale: 'pt' });
  });
});

test('a whole person is changed once, and not over what somebody else has changed', async () => {
  const person = { firstName: 'Luisa', lastName: 'Ortega', jobTitle: '', phoneNumber: '', version: 1 };
  const { id } = await find(user);
  expect((await send(user, 'PUT', `users/${id}`, person)).data).toMatchObject({
    name: 'Luisa Ortega',
    version: 2,
  });
  const stale = await send(admin, 'PUT', `users/${id}`, person);
  expect([stale.status, stale.error.details?.version]).toEqual([409, 2]);
});

test('every change of a person is in the audit trail', async () => {
  await create(mainUser, { email: 'neu@alpenguss.example', role: 'Admin' });
  await setRole(admin, user, { role: 'Admin' });
  await transfer(mainUser, user);
  await remove(mainUser, 'neu@alpenguss.example');
  const answer = await server.call(mainUser, { url: `/api/audit/project/${projectId}?area=user` });
  expect(answer.json<{ data: object[] }>().data).toMatchObject([
    { action: 'delete', actor: mainUser, subject: 'neu@alpenguss.example' },
    { action: 'transfer', subject: 'Luis Ortega', changes: [{ field: 'isMainUser', from: false, to: true }] },
    { action: 'update', actor: admin, changes: [{ field: 'role', from: 'User', to: 'Admin' }] },
    { action: 'create', subject: 'neu@alpenguss.example' },
  ]);
});
