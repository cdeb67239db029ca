import { paths } from '../../../server/identity/embedded/paths';
import { endpoints, openRealm } from '../../support/realm/realm';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ RATE_LIMIT: '5' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const from = (remoteAddress: string) => server.call(undefined, { url: '/api/app-countries', remoteAddress });

test('an address with too many requests is told when to retry; others are not affected', async () => {
  for (let call = 1; call <= 5; call += 1) expect((await from('192.0.2.1')).statusCode).toBe(200);
  const answer = await from('192.0.2.1');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('192.0.2.2')).statusCode).toBe(200);
});

test.each([
  ['set back', -3_600_000],
  ['put forward', 3_600_000],
])('a clock that is %s neither prolongs nor ends the wait', async (how, jump) => {
  const address = `192.0.2.${how.length + 10}`;
  for (let call = 1; call <= 6; call += 1) await from(address);
  const refused = performance.now();
  const today = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => today + jump);
  expect((await from(address)).statusCode).toBe(429);
  jest.spyOn(performance, 'now').mockImplementation(() => refused + 61_000);
  expect((await from(address)).statusCode).toBe(200);
});

test('refused requests count too', async () => {
  const call = () =>
    server.app
      .inject({ url: '/api/company-profile/1', remoteAddress: '192.0.2.3' })
      .then((a) => a.statusCode);
  const statuses = [];
  for (let number = 1; number <= 6; number += 1) statuses.push(await call());
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('health probes are not counted, however frequent', async () => {
  const probe = (url: string) => server.app.inject({ url, remoteAddress: '192.0.2.9' });
  for (let call = 1; call <= 20; call += 1)
    for (const url of ['/healthz', '/readyz']) expect((await probe(url)).statusCode).toBe(200);
  expect((await from('192.0.2.9')).statusCode).toBe(200);
});

test('a forwarded address is not trusted without a trusted proxy', async () => {
  const call = (forwarded: string) =>
    server.call(people.user, {
      url: '/api/app-countries',
      remoteAddress: '192.0.2.4',
      headers: { 'x-forwarded-for': forwarded },
    });
  for (let number = 1; number <= 5; number += 1) await call(`198.51.100.${number}`);
  expect((await call('198.51.100.99')).statusCode).toBe(429);
});

test('the sign-in service has its own limit', async () => {
  const realm = await openRealm({ RATE_LIMIT: '5' });
  const call = (url: string) =>
    realm.app.inject({ url, remoteAddress: '192.0.2.5' }).then((answer) => answer.statusCode);
  const statuses = [];
  for (let number = 1; number <= 6; number += 1) statuses.push(await call(endpoints.auth));
  const health = await call('/api');
  await realm.close();
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses[5]).toBe(429);
  expect(health).toBe(200);
});

test.each([paths.signIn, paths.changePassword])(
  'a person who opens %s too often is told to wait, without an error id',
  async (path) => {
    const realm = await openRealm({ RATE_LIMIT: '5' });
    const open = () => realm.app.inject({ url: `${paths.realm}${path}/x?lang=de` });
    for (let number = 1; number <= 5; number += 1) expect((await open()).statusCode).toBe(410);
    const answer = await open();
    await realm.close();
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('Zu viele Versuche');
    expect(answer.body).not.toContain(String(answer.headers['x-request-id']));
  },
);
