import { loadPushKeys } from '../../../server/identity/embedded/secrets';
import { notificationCalls } from '../../support/notifications/notification-calls';
import {
  startPushService,
  type PushService,
  type Subscription,
} from '../../support/notifications/push-service';
import { customer, newSupplier, supplyChainOf } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let pushService: PushService;
let alpenguss: number;
let browser: Subscription;

beforeAll(async () => {
  server = await createTestApp();
  alpenguss = await server.projectId('Alpenguss GmbH');
  pushService = await startPushService(async () => (await loadPushKeys(server.database)).publicKey);
});
afterAll(async () => {
  await pushService.close();
  await server.close();
});
beforeEach(async () => {
  await server.database.query('delete from push_devices', []);
  await server.database.query('delete from notifications', []);
  await server.database.query('delete from notification_choices', []);
  pushService.answers(201);
  browser = pushService.subscribe();
});

const { call, settings, choose, switchOn, happens, sendPushes, later } = notificationCalls(() => ({
  server,
}));
const anna = people.mainUser;
const luis = people.user;
const asked = () => happens({ projectId: alpenguss, event: 'asked', from: 'Nordwerk Automotive AG' });
const titles = (subscription = browser) =>
  pushService.received(subscription).map(({ message }) => message.title);

test('a customer’s request reaches the browsers of all subscribers, in their language', async () => {
  const german = pushService.subscribe();
  await server.database.query(`update users set locale = 'de' where email = $1`, [luis]);
  const other = pushService.subscribe();
  await switchOn(anna, browser);
  await switchOn(luis, german);
  await switchOn(customer, other);
  const nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  const answer = await nordwerk.post('/invite', newSupplier({ email: luis, countryCode: 'FR' }));
  expect(answer.statusCode).toBe(200);
  await sendPushes();
  expect(pushService.received(browser)).toMatchObject([
    {
      message: {
        title: 'Nordwerk Automotive AG asks for your carbon data',
        body: 'Open the request to accept or decline it.',
        path: '/overview/',
        off: 'Turn off here',
      },
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
    },
  ]);
  expect(pushService.received(german)).toMatchObject([
    { message: { title: 'Nordwerk Automotive AG bittet um Ihre CO₂-Daten', path: '/de/overview/' } },
  ]);
  expect(titles(other)).toEqual([]);
  await later(10);
  await sendPushes();
  expect(titles()).toHaveLength(1);
});

test('several servers send each message once', async () => {
  await switchOn(anna, browser);
  await asked();
  await Promise.all([sendPushes(), sendPushes(), sendPushes()]);
  expect(titles()).toHaveLength(1);
});

test('many at once are combined into one, after a minute', async () => {
  await switchOn(anna, browser);
  await asked();
  await sendPushes();
  for (const name of ['Brightpack', 'Brightpack', 'Ferrum', 'Ligna', 'Vitrum', 'Textil'])
    await happens({ projectId: alpenguss, event: 'answered', from: name });
  await sendPushes();
  expect(titles()).toHaveLength(1);
  await later(1);
  await sendPushes();
  expect(pushService.received(browser)[1]?.message).toMatchObject({
    title: '5 updates',
    body: 'Brightpack has answered\nFerrum has answered\nLigna has answered\nVitrum has answered\nand 1 more',
    path: '/supply-chain-management/',
  });
});

test('types that a person has switched off are not pushed', async () => {
  await switchOn(anna, browser);
  await choose(anna, { pushed: ['answers'] });
  await asked();
  await happens({ projectId: alpenguss, event: 'answered', from: 'Brightpack' });
  await sendPushes();
  expect(titles()).toEqual(['Brightpack has answered']);
});

test('an import is announced to the person who made it, and only if they want it', async () => {
  const second = pushService.subscribe();
  await switchOn(anna, browser);
  await switchOn(luis, second);
  const imported = () => happens({ projectId: alpenguss, event: 'imported', from: 'sheet.csv', only: anna });
  await imported();
  await choose(anna, { pushed: ['imports'] });
  await choose(luis, { pushed: ['imports'] });
  await imported();
  await happens({ projectId: alpenguss, event: 'imported', from: 'x', only: 'api-client:ERP' });
  await sendPushes();
  expect(titles()).toEqual(['The import of sheet.csv is finished']);
  expect(titles(second)).toEqual([]);
});

test('quiet hours delay messages until they end, but not test messages', async () => {
  const id = await switchOn(anna, browser);
  await choose(anna, { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Berlin' });
  await asked();
  await sendPushes(new Date('2026-11-27T23:00:00Z'));
  expect(titles()).toEqual([]);
  await later(419);
  await sendPushes(new Date('2026-11-28T06:00:00Z'));
  expect(titles()).toEqual([]);
  await later(2);
  await sendPushes(new Date('2026-11-28T06:00:00Z'));
  expect(titles()).toEqual(['Nordwerk Automotive AG asks for your carbon data']);
  await call(anna, 'POST', `push-devices/${id}/test`);
  await sendPushes(new Date('2026-11-28T23:00:00Z'));
  expect(titles()[1]).toBe('Notifications work on this device');
});

test.each([404, 410])('a browser whose subscription has ended (%i) is removed', async (status) => {
  await switchOn(anna, browser);
  pushService.answers(status);
  await asked();
  await sendPushes();
  expect((await settings(anna)).devices).toEqual([]);
});

test('a push service that refuses is retried with growing delays for a day, and the person sees it', async () => {
  await switchOn(anna, browser);
  pushService.answers(503);
  await asked();
  await sendPushes();
  await sendPushes();
  const tried = pushService.calls();
  expect((await settings(anna)).devices).toMatchObject([{ fault: 'refused', lastSentAt: null }]);
  await later(1);
  await sendPushes();
  await later(1);
  await sendPushes();
  expect(pushService.calls()).toBe(tried + 1);
  await later(1);
  pushService.answers(201);
  await sendPushes();
  expect(titles()).toEqual(['Nordwerk Automotive AG asks for your carbon data']);
  expect((await settings(anna)).devices).toMatchObject([{ fault: null, lastSentAt: expect.any(String) }]);

  pushService.answers(503);
  await happens({ projectId: alpenguss, event: 'answered', from: 'Brightpack' });
  await server.database.query(`update notifications set created_at = now() - interval '25 hours'`, []);
  await later(1);
  await sendPushes();
  pushService.answers(201);
  await later(500);
  await sendPushes();
  expect(titles()).toHaveLength(1);
});

test('a push service’s requested delay is respected', async () => {
  await switchOn(anna, browser);
  pushService.answers(429, { 'retry-after': '600' });
  await asked();
  await sendPushes();
  pushService.answers(201);
  await later(9);
  await sendPushes();
  expect(titles()).toEqual([]);
  await later(1);
  await sendPushes();
  expect(titles()).toHaveLength(1);
});

test('a browser whose key is none keeps no one else from being notified', async () => {
  await switchOn(luis, { ...pushService.subscribe(), p256dh: `B${'A'.repeat(86)}` });
  await switchOn(anna, browser);
  await asked();
  await sendPushes();
  expect(titles()).toHaveLength(1);
  expect((await settings(luis)).devices).toMatchObject([{ fault: 'refused', lastSentAt: null }]);
});

test.each([
  ['cannot be reached', 'http://127.0.0.1:9/x'],
  ['is at a private address', 'https://192.168.0.1/x'],
])('a push service that %s gives no access to the network', async (_what, endpoint) => {
  await switchOn(anna, { ...browser, endpoint });
  await asked();
  await sendPushes();
  expect((await settings(anna)).devices).toMatchObject([{ endpoint, fault: 'unreachable' }]);
});

test('a browser belongs to the last person who switched notifications on in it', async () => {
  await switchOn(anna, browser);
  await switchOn(luis, browser);
  expect((await settings(anna)).devices).toEqual([]);
  expect((await settings(luis)).devices).toMatchObject([
    { endpoint: browser.endpoint, userAgent: 'Firefox', createdAt: expect.any(String) },
  ]);
  await asked();
  await sendPushes();
  expect(titles()).toHaveLength(1);
});

test('people see and remove only their own browsers', async () => {
  const id = await switchOn(anna, browser);
  expect((await call(luis, 'DELETE', `push-devices/${id}`)).statusCode).toBe(404);
  expect((await call(luis, 'POST', `push-devices/${id}/test`)).statusCode).toBe(404);
  expect((await call(anna, 'DELETE', `push-devices/${id}`)).statusCode).toBe(200);
  await asked();
  await sendPushes();
  expect(titles()).toEqual([]);
});

test('signing out everywhere removes them all, and the export of one’s data lists them', async () => {
  await switchOn(anna, browser);
  const exported = (await call(anna, 'GET', 'export')).json<{ notifications: { devices: object[] } }>();
  expect(exported.notifications).toMatchObject({ devices: [{ endpoint: browser.endpoint }] });
  await call(anna, 'DELETE', 'devices');
  expect((await settings(anna)).devices).toEqual([]);
});

test.each([
  ['no address', { endpoint: 'push' }, 400, 'INVALID_INPUT'],
  ['invalid browser keys', { p256dh: 'short' }, 400, 'INVALID_INPUT'],
])('%s is refused', async (_what, wrong, status, code) => {
  const answer = await call(anna, 'POST', 'push-devices', { ...browser, ...wrong });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([status, code]);
});

test('an unknown time zone is refused, and the choices stay', async () => {
  await choose(anna, { timeZone: 'Asia/Shanghai' });
  const answer = await choose(anna, { timeZone: 'Shanghai' });
  expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([
    400,
    'In the body: timeZone must be a time zone such as Europe/Berlin.',
  ]);
  expect((await settings(anna)).choices.timeZone).toBe('Asia/Shanghai');
});

test('there are at most twenty browsers, and an existing one can register again', async () => {
  await server.database.query(
    `insert into push_devices (user_id, endpoint, p256dh, auth)
     select id, 'https://push.example/' || n, 'x', 'x' from users, generate_series(1, 19) n where email = $1`,
    [anna],
  );
  await switchOn(anna, browser);
  expect((await call(anna, 'POST', 'push-devices', browser)).statusCode).toBe(200);
  const answer = await call(anna, 'POST', 'push-devices', pushService.subscribe());
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'PUSH_DEVICES_MANY',
  ]);
});
