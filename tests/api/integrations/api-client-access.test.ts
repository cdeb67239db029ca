import type { InjectOptions } from 'fastify';
import { clientScopes, type ClientScope } from '../../../core/terms/api-clients';
import type { ErrorBody } from '../../../core/contracts/common';
import { needsProject, type DeclaredRoute } from '../../../server/plugins/access/declared-routes';
import { newApiClient } from '../../support/server/api-clients';
import { createTestApp, type TestApp } from '../../support/server/test-app';

type Call = Awaited<ReturnType<typeof newApiClient>>['call'];

let server: TestApp;
let projectId: number;
let routes: DeclaredRoute[];

beforeAll(async () => {
  server = await createTestApp({ CLIENT_RATE_LIMIT: '0' });
  projectId = await server.projectId('Alpenguss GmbH');
  routes = server.app.declaredRoutes.filter(({ access }) => needsProject(access) || access === 'user');
});
afterAll(() => server.close());

const clientWith = async (name: string, scopes: readonly ClientScope[]) =>
  (await newApiClient(server, { projectId, name, scopes })).call;

/** The response of a route to a client, with a body that no write accepts. */
async function answerOf(call: Call, { method, url }: DeclaredRoute) {
  const { statusCode, body, headers } = await call({
    method: method as NonNullable<InjectOptions['method']>,
    url: url.replace(':projectId', String(projectId)).replaceAll(/:\w+/g, 'x').replace('*', 'x'),
    ...(['GET', 'HEAD'].includes(method) ? {} : { payload: { not: 'accepted' } }),
  });
  return {
    statusCode,
    challenge: headers['www-authenticate'],
    error: body.startsWith('{"error"') ? (JSON.parse(body) as ErrorBody).error : undefined,
  };
}

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const isAllowed = (status: number) => ![401, 403].includes(status);

test('every scope gives access to something', () => {
  expect([...new Set(routes.flatMap(({ scope = [] }) => scope))].sort()).toEqual([...clientScopes].sort());
});

test.each(clientScopes)('the scope %s gives access to its routes only', async (scope) => {
  const call = await clientWith(scope, [scope]);
  const opened: string[] = [];
  for (const route of routes)
    if (isAllowed((await answerOf(call, route)).statusCode)) opened.push(nameOf(route));
  expect(opened).toEqual(routes.filter((route) => route.scope === scope).map(nameOf));
});

test.each(clientScopes)('without the scope %s its routes refuse, and name the scope', async (scope) => {
  const call = await clientWith(
    `all but ${scope}`,
    clientScopes.filter((each) => each !== scope),
  );
  for (const route of routes.filter((each) => each.scope === scope && each.method !== 'HEAD')) {
    const { statusCode, error, challenge } = await answerOf(call, route);
    expect([nameOf(route), statusCode, challenge, error]).toEqual([
      nameOf(route),
      403,
      `Bearer realm="api", error="insufficient_scope", scope="${scope}"`,
      { code: 'SCOPE_MISSING', message: `This API client needs the scope ${scope}.`, details: { scope } },
    ]);
  }
});

test('routes for people’s own matters are closed to a client with every scope', async () => {
  const call = await clientWith('everything', clientScopes);
  const closed = routes.filter(({ scope, method }) => !scope && method !== 'HEAD');
  for (const route of closed) {
    const { statusCode, error } = await answerOf(call, route);
    expect([nameOf(route), statusCode, error?.code]).toEqual([nameOf(route), 403, 'CLIENT_NOT_ALLOWED']);
  }
  expect([...new Set(closed.map(({ url }) => url.split('/')[2]))].sort()).toEqual([
    'account',
    'api-clients',
    'app-relaunch',
    'ca-exchange-partners',
    'company-profile',
    'first-run',
    'landing',
    'realtime',
    'user-management',
    'webhooks',
  ]);
});
