import type { CompanyProfile } from '../../../core/contracts/company-profile';
import { roleCells, type RoleAction } from '../../support/roles-table';
import { mailsTo } from '../../support/server/invitations';
import { mainUser, user, admin, threePeople, type Method } from '../../support/server/three-people';

const { server, projectId, send, list, find, create, setRole, setViewOnly, remove, transfer, setAttribute } =
  threePeople();

describe('the table of roles and actions', () => {
  const allowed = (status: number) => status < 300;
  const newcomer = { email: 'newcomer@alpenguss.example', firstName: 'New', lastName: 'Comer' };
  const person = { firstName: 'L', lastName: 'O', jobTitle: '', phoneNumber: '' };
  const other = 'otto.other@alpenguss.example';
  const emails = { user, admin, mainUser };

  const statusOf = async (who: string, url: string, payload?: object, method: Method = 'POST') =>
    (await server().call(who, { url, ...(payload && { method, payload }) })).statusCode;
  const edit = async (who: string, whom: string) =>
    (await send(who, 'PUT', `users/${(await find(whom)).id}`, person)).status;
  const profile = () => `/api/company-profile/${projectId()}`;
  const activities = (rest = '') => `/api/ca-activities-data/project/${projectId()}${rest}`;

  const acts: Record<RoleAction, (who: string) => Promise<number>> = {
    'see who works here': (who) => statusOf(who, `/api/user-management/project/${projectId()}/users`),
    'add a person': async (who) => (await create(who, newcomer)).status,
    'edit a User': (who) => edit(who, other),
    'edit an Admin': (who) => edit(who, mainUser),
    'change a role': async (who) => (await setRole(who, other, { role: 'Admin' })).status,
    'remove a User': async (who) => (await remove(who, other)).status,
    'remove the main user': async (who) => (await remove(who, mainUser)).status,
    'set to view only': async (who) => (await setViewOnly(who, other, true)).status,
    'transfer the main-user role': async (who) => (await transfer(who, other)).status,
    'read the audit trail': (who) => statusOf(who, `/api/audit/project/${projectId()}`),
    'see the company profile': (who) => statusOf(who, profile()),
    async 'edit the company profile'(who) {
      const { data } = (await server().call(who, { url: profile() })).json<{ data: CompanyProfile }>();
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
    server().database.query(
      `insert into users (project_id, email, role, proved_at) values ($1, $2, 'User', now())`,
      [projectId(), other],
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

test('there is never anything to populate, which counts as success', async () => {
  const { status, ...answer } = await send(user, 'POST', `project/${projectId()}/populate`, { force: true });
  expect([status, answer.data]).toEqual([200, { created: 0 }]);
});

test('the list is paged', async () => {
  const { data, meta } = await list(user, '?page=2&pageSize=2');
  expect(data.map(({ name }) => name)).toEqual(['Luis Ortega']);
  expect(meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
});

describe('the main-user role', () => {
  it('moves to somebody else, who becomes an administrator, and the former one cannot take it back', async () => {
    expect(await transfer(mainUser, user)).toMatchObject({ status: 200, success: true });
    expect(await find(user)).toMatchObject({ isMainUser: true, role: 'Admin' });
    expect(await find(mainUser)).toMatchObject({ isMainUser: false, role: 'Admin' });
    expect(await mailsTo(server(), user)).toMatchObject([{ kind: 'mainUser' }]);
    const { status, error } = await transfer(mainUser, admin);
    expect([status, error.message]).toEqual([
      403,
      "You don't have permission to transfer the main user role",
    ]);
  });

  it('cannot be transferred in another project, or to nobody', async () => {
    expect((await transfer(mainUser, user, projectId() + 1)).status).toBe(404);
    const { status, error } = await send(mainUser, 'POST', 'transfer-main-user', { projectId: projectId() });
    expect([status, error.message]).toEqual([400, 'User ID is required']);
  });
});

test.each([
  ['removing somebody', 'DELETE', 'users/undefined', undefined, 'User ID is required'],
  ['a role', 'PUT', 'users/undefined/role', { role: 'Admin' }, 'User ID is required'],
  ['a role without its name', 'PUT', `users/${crypto.randomUUID()}/role`, {}, 'Role is required'],
] as const)('%s names who and what', async (_what, method, path, body, message) => {
  const { status, error } = await send(admin, method, path, body);
  expect([status, error.message]).toEqual([400, message]);
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
    ['role', 'Admin', /attributeName must be one of firstName, /],
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

  it('of somebody else is set by an administrator, unless it is a personal choice', async () => {
    expect((await setAttribute(admin, user, 'jobTitle', 'Buyer')).status).toBe(200);
    expect((await setAttribute(admin, user, 'theme', 'dark')).error.code).toBe('OWN_SETTINGS_ONLY');
    expect((await setAttribute(user, admin, 'jobTitle', 'Buyer')).error.code).toBe('ADMIN_ONLY');
  });

  it('the language also changes that of the account', async () => {
    await setAttribute(user, user, 'locale', 'pt');
    const [account] = await server().database.query('select locale from accounts where email = $1', [user]);
    expect(account).toEqual({ locale: 'pt' });
  });
});

test('a whole person is changed once, and not over changes of others', async () => {
  const person = { firstName: 'Luisa', lastName: 'Ortega', jobTitle: '', phoneNumber: '', version: 1 };
  const { id } = await find(user);
  expect((await send(user, 'PUT', `users/${id}`, person)).data).toMatchObject({
    name: 'Luisa Ortega',
    version: 2,
  });
  const stale = await send(admin, 'PUT', `users/${id}`, person);
  expect([stale.status, stale.error.details?.version]).toEqual([409, 2]);
});

test('a person can be added who may only view', async () => {
  const added = await create(admin, { email: 'auditor@alpenguss.example', viewOnly: true });
  expect([added.status, added.data]).toMatchObject([201, { role: 'User', viewOnly: true }]);
  expect(await find('auditor@alpenguss.example')).toMatchObject({ viewOnly: true });
  expect((await create(admin, { email: 'neu@alpenguss.example' })).data).toMatchObject({ viewOnly: false });
  const trail = await server().call(mainUser, { url: `/api/audit/project/${projectId()}?area=user` });
  const [, entry] = trail.json<{ data: { subject: string; changes: object[] }[] }>().data;
  expect(entry).toMatchObject({
    subject: 'auditor@alpenguss.example',
    changes: expect.arrayContaining([expect.objectContaining({ field: 'viewOnly', to: true })]) as object[],
  });
});

test('every change of a person is in the audit trail', async () => {
  await create(mainUser, { email: 'neu@alpenguss.example', role: 'Admin' });
  await setRole(admin, user, { role: 'Admin' });
  await transfer(mainUser, user);
  await remove(mainUser, 'neu@alpenguss.example');
  const answer = await server().call(mainUser, { url: `/api/audit/project/${projectId()}?area=user` });
  expect(answer.json<{ data: object[] }>().data).toMatchObject([
    { action: 'delete', actor: mainUser, subject: 'neu@alpenguss.example' },
    { action: 'transfer', subject: 'Luis Ortega', changes: [{ field: 'isMainUser', from: false, to: true }] },
    { action: 'update', actor: admin, changes: [{ field: 'role', from: 'User', to: 'Admin' }] },
    { action: 'create', subject: 'neu@alpenguss.example' },
  ]);
});
