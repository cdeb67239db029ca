import type { InjectOptions } from 'fastify';
import { needsProject, type DeclaredRoute } from '../../../server/plugins/access/declared-routes';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

type Method = NonNullable<InjectOptions['method']>;

let server: TestApp;
let routes: DeclaredRoute[];
let projectId: number;
const admin = 'administrator@alpenguss.example';

beforeAll(async () => {
  server = await createTestApp();
  routes = server.app.declaredRoutes;
  projectId = await server.projectId('Alpenguss GmbH');
  await server.database.query(`insert into users (project_id, email, role) values ($1, $2, 'Admin')`, [
    projectId,
    admin,
  ]);
});
afterAll(() => server.close());

/** The status of every selected route, called by `email`, with a body that no write accepts. */
async function statuses(select: (route: DeclaredRoute) => boolean, email?: string, project = projectId) {
  const answers: Record<string, number> = {};
  for (const { method, url } of routes.filter(select)) {
    const address = url.replace(':projectId', String(project)).replaceAll(/:\w+/g, 'x').replace('*', 'x');
    const answer = await server.call(email, {
      method: method as Method,
      url: address,
      ...bodyFor(method),
    });
    answers[`${method} ${url}`] = answer.statusCode;
  }
  expect(Object.keys(answers)).not.toEqual([]);
  return answers;
}

const bodyFor = (method: string) =>
  ['GET', 'HEAD'].includes(method) ? {} : { payload: { not: 'accepted' } };
const isForProject = ({ access }: DeclaredRoute) => needsProject(access);
/** Other routes are about the caller's own project, where a user of another project is not a stranger. */
const namesProject = (route: DeclaredRoute) => isForProject(route) && route.url.includes('/:projectId');
const everyResponse = (answers: Record<string, number>, status: number) =>
  Object.fromEntries(Object.keys(answers).map((route) => [route, status]));
const refused = (answers: Record<string, number>) =>
  Object.entries(answers).filter(([, status]) => [401, 403].includes(status));

test('there are routes of the levels public, app and project', () => {
  const levels = new Set(routes.map(({ access }) => access));
  expect([...levels]).toEqual(expect.arrayContaining(['public', 'app', 'project']));
});

test('without the credential of the app only public routes respond', async () => {
  for (const { method, url, access } of routes) {
    const address = url.replace(':projectId', String(projectId)).replaceAll(/:\w+/g, 'x').replace('*', 'x');
    const { statusCode, headers } = await server.app.inject({ method: method as Method, url: address });
    expect([`${method} ${url}`, statusCode === 401]).toEqual([`${method} ${url}`, access !== 'public']);
    if (statusCode === 401) expect(headers['www-authenticate']).toMatch(/^(Bearer|Basic) /);
  }
});

test('without a person every route of a project or of a person responds 401', async () => {
  const answers = await statuses(({ access }) => needsProject(access) || access === 'user');
  expect(answers).toEqual(everyResponse(answers, 401));
});

test('a user of another project gets 404 from every route of a project', async () => {
  const answers = await statuses(namesProject, people.stranger);
  expect(answers).toEqual(everyResponse(answers, 404));
});

test('a missing project responds like one of others', async () => {
  const answers = await statuses(namesProject, people.mainUser, 2147483647);
  expect(answers).toEqual(everyResponse(answers, 404));
});

test('a signed-in person who belongs to no project gets 404', async () => {
  const answers = await statuses(isForProject, 'nobody@elsewhere.example');
  expect(answers).toEqual(everyResponse(answers, 404));
});

test('a User of an open project is refused by exactly the routes of administrators and of the main user', async () => {
  const answers = await statuses(isForProject, people.user);
  const expected = routes.filter(({ access }) => access === 'admin' || access === 'mainUser');
  expect(refused(answers)).toEqual(expected.map(({ method, url }) => [`${method} ${url}`, 403]));
});

test('a User of a guided project has view-only access to the carbon accounts', async () => {
  await server.changeAccess(`update projects set privileges = '{"AppMode": "GUIDED"}' where id = $1`, [
    projectId,
  ]);
  const answers = await statuses(({ permission }) => permission === 'carbon:manage', people.user);
  await server.changeAccess(
    `update projects set privileges = '{"AppMode": "OPEN", "CarbonAccounting": "GRANTED_FREE"}' where id = $1`,
    [projectId],
  );
  expect(answers).toEqual(everyResponse(answers, 403));
});

describe('a view-only person', () => {
  const setViewOnly = (to: boolean) =>
    server.changeAccess('update users set view_only = $1 where email in ($2, $3)', [to, people.user, admin]);
  const isRead = ({ method }: DeclaredRoute) => method === 'GET' || method === 'HEAD';
  beforeAll(() => setViewOnly(true));
  afterAll(() => setViewOnly(false));

  test.each([
    ['a User', () => people.user, (access: string) => access === 'admin' || access === 'mainUser'],
    ['an administrator', () => admin, (access: string) => access === 'mainUser'],
  ])('%s is refused by every route that changes something', async (_who, email, isAbove) => {
    const answers = await statuses(isForProject, email());
    const expected = routes.filter(
      (route) =>
        isForProject(route) && (isAbove(route.access) || (!isRead(route) && route.forViewOnly !== true)),
    );
    expect(refused(answers)).toEqual(expected.map(({ method, url }) => [`${method} ${url}`, 403]));
  });

  test('the other routes such a person may use are previews, preparations or about themselves', () => {
    const exceptions = routes
      .filter(({ forViewOnly, method }) => forViewOnly === true && !['GET', 'HEAD'].includes(method))
      .map(({ method, url }) => `${method} ${url.replace('/api/', '')}`)
      .filter((name) => !name.endsWith('/populate'));
    expect(exceptions.sort()).toEqual([
      'DELETE account/devices',
      'DELETE account/devices/:deviceId',
      'DELETE account/push-devices/:deviceId',
      'POST account/push-devices',
      'POST account/push-devices/:deviceId/test',
      'POST app-relaunch/mark-viewed',
      'POST supplychain-suppliers/project/:projectId/preview-reminder',
      'POST user-management/update-attribute',
      'PUT account/notifications',
    ]);
  });
});

test('an administrator is refused by the routes of the main user only', async () => {
  const answers = await statuses(isForProject, admin);
  const expected = routes.filter(({ access }) => access === 'mainUser');
  expect(refused(answers)).toEqual(expected.map(({ method, url }) => [`${method} ${url}`, 403]));
});

test('the main user is refused by none', async () => {
  expect(refused(await statuses(isForProject, people.mainUser))).toEqual([]);
});

test('responses to a signed-in person are never cached', async () => {
  const isGuarded = ({ access, method }: DeclaredRoute) =>
    (needsProject(access) || access === 'user') && method === 'GET';
  const kept: string[] = [];
  for (const { method, url } of routes.filter(isGuarded)) {
    const address = url.replace(':projectId', String(projectId)).replaceAll(/:\w+/g, 'x').replace('*', 'x');
    const { headers } = await server.call(people.mainUser, { method: method as Method, url: address });
    if (headers['cache-control'] !== 'no-store') kept.push(url);
  }
  expect(kept).toEqual([]);
});
