import type { ProjectUser, ProjectUserList } from '../../../core/contracts/users';
import { mailsTo, post, accountCall, register } from '../../support/server/invitations';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
const { mainUser, stranger } = people;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const users = `/api/user-management`;
const add = async (email: string) => {
  const answer = await server.call(mainUser, {
    method: 'POST',
    url: `${users}/project/${projectId}/users`,
    payload: { email, firstName: 'Kim', lastName: 'Colleague', locale: 'en' },
  });
  return { status: answer.statusCode, ...answer.json<{ data: ProjectUser; error: { code: string } }>() };
};
const remove = (id: string) => server.call(mainUser, { method: 'DELETE', url: `${users}/users/${id}` });
const find = async (email: string) => {
  const url = `${users}/project/${projectId}/users?pageSize=100`;
  const list = (await server.call(mainUser, { url })).json<ProjectUserList>();
  return list.data.find((each) => each.email === email);
};
/** The status of somebody's request to read the people of a company. */
const reach = async (email: string, project = projectId) =>
  (await server.call(email, { url: `${users}/project/${project}/users` })).statusCode;

const tokenOf = (text = '') => /token=([\w-]{43})&/.exec(text)?.[1] ?? '';
/** Sets a password with the link of the latest mail. */
const setPassword = async (email: string, text?: string) => {
  const token = tokenOf(text ?? (await mailsTo(server, email)).at(-1)?.text);
  const password = 'kupfer wolke neun';
  const payload = new URLSearchParams({ token, password, repeat: password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await server.app.inject({ method: 'POST', url: '/realms/platform/set-password', payload, headers }))
    .statusCode;
};

describe('an address that belongs to somebody of another company', () => {
  it('gets the same response as an unused one, and its owner is asked by mail', async () => {
    const shapeOf = ({ status, data }: Awaited<ReturnType<typeof add>>) => ({
      status,
      data: { ...data, id: '', handle: '', email: '' },
    });
    const account = async () => server.database.query('select * from accounts where email = $1', [stranger]);
    const before = await account();
    const known = await add(stranger);
    expect(shapeOf(known)).toEqual(shapeOf(await add('nobody@unknown.example')));
    expect(known).toMatchObject({ status: 201, data: { isPending: true } });

    const [mail] = await mailsTo(server, stranger);
    expect(mail?.kind).toBe('userInvitation');
    expect(mail?.text).toContain('You work for another company');
    expect(tokenOf(mail?.text)).toBe('');
    expect(await account()).toEqual(before);
    expect(await reach(stranger)).toBe(404);
    expect(await reach(stranger, await server.projectId('BrightPack (Suzhou) Co., Ltd.'))).toBe(200);
    expect((await add(stranger)).error.code).toBe('USER_EXISTS');
  });

  it('stays with its owner when it is removed from the list again', async () => {
    const { id = '' } = (await find(stranger)) ?? {};
    expect((await remove(id)).statusCode).toBe(200);
    expect(await server.database.query('select 1 from accounts where email = $1', [stranger])).toHaveLength(
      1,
    );
    expect(await reach(stranger, await server.projectId('BrightPack (Suzhou) Co., Ltd.'))).toBe(200);
  });
});

describe('an address that two companies have added', () => {
  it('belongs to the one whose link is followed, and the other link becomes invalid', async () => {
    const email = 'wanted@twice.example';
    await add(email);
    const [ofAlpenguss] = await mailsTo(server, email);
    const { body } = await register(server, email);
    expect((await post(server, accountCall, { email, projectId: body.projectId })).statusCode).toBe(200);
    expect(await setPassword(email, ofAlpenguss?.text)).toBe(200);
    expect([await reach(email), await reach(email, body.projectId)]).toEqual([200, 404]);
    expect(await find(email)).toMatchObject({ isPending: false });
    expect(await setPassword(email)).toBe(410);
  });

  it('belongs to the company that was registered with it, if that link is followed', async () => {
    const email = 'chooses@registration.example';
    await add(email);
    const { body } = await register(server, email);
    await post(server, accountCall, { email, projectId: body.projectId });
    expect(await setPassword(email)).toBe(200);
    expect([await reach(email), await reach(email, body.projectId)]).toEqual([404, 200]);
    expect(await find(email)).toMatchObject({ isPending: true });
  });

  it('goes to the other company once the first has removed the person', async () => {
    const email = 'leaves@for-another.example';
    const { body } = await register(server, email);
    await post(server, accountCall, { email, projectId: body.projectId });
    await setPassword(email);
    await add(email);
    await server.database.query('delete from projects where id = $1', [body.projectId]);
    expect(await reach(email)).toBe(200);
  });
});

it('somebody who has never signed in does not become the main user', async () => {
  const { data } = await add('pending@main-user.example');
  const answer = await server.call(mainUser, {
    method: 'POST',
    url: `${users}/transfer-main-user`,
    payload: { projectId, newMainUserId: data.id },
  });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'NEVER_SIGNED_IN',
  ]);
});

it('a reminder goes to somebody of the company who has signed in, not to people who were only added', async () => {
  const email = 'only.added@alpenguss.example';
  await add(email);
  const customer = await server.projectId('Nordwerk Automotive AG');
  const [linking] = await server.database.query<{ id: string }>(
    `update linkings set supplier_email = $3, last_requested_at = now() - interval '2 days'
      where requester_project_id = $1 and supplier_project_id = $2 returning id`,
    [customer, projectId, email],
  );
  const answer = await server.call('henrik.dahl@nordwerk.example', {
    method: 'POST',
    url: `/api/supplychain-suppliers/project/${customer}/remind`,
    payload: { linkingId: linking?.id, confirmed: true },
  });
  expect(answer.statusCode).toBe(200);
  expect((await mailsTo(server, email)).map(({ kind }) => kind)).toEqual(['userInvitation']);
  expect((await mailsTo(server, mainUser)).map(({ kind }) => kind)).toContain('reminder');
});
