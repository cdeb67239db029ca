import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

type Method = NonNullable<InjectOptions['method']>;

let server: TestApp;
let routes: { method: string; url: string }[];
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  routes = server.app.declaredRoutes;
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '1e999',
    '-0',
    '%',
    '..',
    "';--",
    '9'.repeat(400),
    '𝟙',
    '\u202e',
    'null',
  ),
  fc.integer().map(String),
  fc.double().map(String),
);
const segment = nasty.map((text) => encodeURIComponent(text.toWellFormed()));
const rawQuery = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom('page', 'pageSize', 'x'), segment), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  fc.constantFrom('%', '%00', '%zz=%zz', '&&&', 'page[]=1', 'page[a]=1', '?'.repeat(50)),
);
const rawBody = fc.oneof(
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify({ linkingId: value, action: 'ACCEPT', version: value })),
  fc.string({ unit: 'binary' }),
  fc.nat(60_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.nat(20_000).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.constantFrom('{"version": 1e400}', '{"linkingId": "\\u0000"}', '{"action": "\\ud800"}'),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=x',
      'text/plain',
      ';',
      '/',
    ),
    'idempotency-key': fc.string({ maxLength: 300 }).filter((text) => /^[\t\x20-\x7e]*$/.test(text)),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x"'),
    accept: fc.constantFrom('*/*', '', 'text/html', '\t'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=a', '*'),
  },
  { requiredKeys: [] },
);

const call = fc.record({
  route: fc.nat(),
  parts: fc.array(segment, { minLength: 4, maxLength: 4 }),
  knownProject: fc.boolean(),
  query: rawQuery,
  body: rawBody,
  headers,
});

test('no input makes the server fail', async () => {
  await fc.assert(
    fc.asyncProperty(call, async ({ route, parts, knownProject, query, body, headers: sent }) => {
      const { method, url } = routes[route % routes.length] ?? { method: 'GET', url: '/' };
      const rest = [...parts];
      const address = url
        .replace(':projectId', knownProject ? String(projectId) : (rest.pop() ?? ''))
        .replaceAll(/:\w+|\*/g, () => rest.pop() ?? '');
      const payload = ['GET', 'HEAD'].includes(method) ? {} : { payload: body };
      const answer = await server.call(people.mainUser, {
        method: method as Method,
        url: `${address}?${query}`,
        headers: sent,
        ...payload,
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400 && method !== 'HEAD' && address.startsWith('/api'))
        expect(answer.json()).toMatchObject({ error: { message: expect.any(String) as string } });
    }),
    { numRuns: 400 },
  );
});

test.each([
  [
    '{"linkingId":"d3300000-0000-4000-8000-000000000001","action":"ACCEPT","extra":' +
      '['.repeat(100_000) +
      ']'.repeat(100_000) +
      '}',
  ],
])('a body nested 100,000 levels deep in an ignored member does no harm', async (payload) => {
  const answer = await server.call(people.user, {
    method: 'POST',
    url: `/api/customer-requests/project/${projectId}/respond`,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
});
