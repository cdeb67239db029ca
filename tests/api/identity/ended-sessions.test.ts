import type { AddressInfo } from 'node:net';
import { Browser } from '../../support/realm/browser';
import { anna, clientId, endpoints, openRealm, origin, signIn, type Realm } from '../../support/realm/realm';
import { openSocket } from '../../support/server/live-socket';
import { credential } from '../../support/server/test-app';
import { waitForStatus } from '../../support/server/wait-for-status';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const luis = { email: 'luis.ortega@alpenguss.example', password: anna.password };

function call(accessToken: string, url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') {
  const headers = { authorization: `Bearer ${credential}`, 'x-access-token': accessToken };
  return realm.app.inject({ method, url, headers });
}
const settings = (accessToken: string) => call(accessToken, '/api/account/settings');

async function ticketOf(accessToken: string): Promise<string> {
  return (await call(accessToken, '/api/realtime/ticket', 'POST')).json<{ ticket: string }>().ticket;
}

async function projectOf(email: string): Promise<number> {
  const [row] = await realm.database.query<{ id: number }>(
    'select project_id as id from users where email = $1',
    [email],
  );
  return row?.id ?? 0;
}

/** Every way to end a session of Luis. */
const ends: [string, (browser: Browser, tokens: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>][] = [
  [
    'signing out in the background',
    (browser, { refresh_token }) =>
      browser.post(endpoints.logout, { client_id: clientId, refresh_token }, { accept: '*/*' }),
  ],
  [
    "signing out on the provider's page",
    async (browser, { id_token }) => {
      const query = new URLSearchParams({
        client_id: clientId,
        id_token_hint: id_token,
        post_logout_redirect_uri: `${origin}/logout/`,
      });
      const page = await browser.get(`${endpoints.logout}?${query.toString()}`);
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? [];
      return browser.post(`${endpoints.logout}/confirm`, { xsrf, logout: 'yes' });
    },
  ],
  [
    'signing out everywhere',
    (_browser, { access_token }) => call(access_token, '/api/account/devices', 'DELETE'),
  ],
  [
    'a new password by mail',
    async (browser) => {
      await browser.post('/realms/platform/forgotten-password', { email: luis.email });
      const [mail] = await realm.database.query<{ text: string }>(
        'select text_body as text from mails where recipient = $1 order by created_at desc limit 1',
        [luis.email],
      );
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const password = 'a long way to the Danube';
      return browser.post('/realms/platform/set-password', { token, password, repeat: password });
    },
  ],
];

test.each(ends)('after %s the access token and tickets are refused', async (_way, end) => {
  const browser = new Browser(realm.app);
  const tokens = await signIn(browser, luis);
  const other = await signIn(new Browser(realm.app));
  const ticket = await ticketOf(tokens.access_token);
  expect((await settings(tokens.access_token)).statusCode).toBe(200);

  await end(browser, tokens);

  await waitForStatus(401, () => settings(tokens.access_token));
  expect((await settings(tokens.access_token)).json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  expect((await call(tokens.access_token, '/api/realtime/ticket', 'POST')).statusCode).toBe(401);
  const userInfo = await browser.get(endpoints.userInfo, { authorization: `Bearer ${tokens.access_token}` });
  expect(userInfo.statusCode).toBe(401);
  await realm.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `ws://127.0.0.1:${(realm.app.server.address() as AddressInfo).port}/ws`;
  await expect(openSocket(address, { projectId: await projectOf(luis.email), ticket })).rejects.toThrow(
    '401',
  );
  expect((await settings(other.access_token)).statusCode).toBe(200);
});

test('the sockets of a session are closed with it, those of other sessions of the same person stay', async () => {
  const [desk, phone] = [new Browser(realm.app), new Browser(realm.app)];
  const [here, there] = [await signIn(desk, luis), await signIn(phone, luis)];
  await realm.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `ws://127.0.0.1:${(realm.app.server.address() as AddressInfo).port}/ws`;
  const projectId = await projectOf(luis.email);
  const open = async (accessToken: string) =>
    openSocket(address, { projectId, ticket: await ticketOf(accessToken) });
  const [ends, stays] = [await open(here.access_token), await open(there.access_token)];

  await desk.post(endpoints.logout, { client_id: clientId, refresh_token: here.refresh_token });

  expect(await ends.closed).toEqual({ code: 4401 });
  stays.socket.send(JSON.stringify({ type: 'ping' }));
  expect(await stays.received('pong')).toBeTruthy();
  stays.socket.terminate();
});

test('a server that starts later knows the ended sessions', async () => {
  const browser = new Browser(realm.app);
  const tokens = await signIn(browser, luis);
  await browser.post(endpoints.logout, { client_id: clientId, refresh_token: tokens.refresh_token });
  await realm.restart();
  expect((await settings(tokens.access_token)).statusCode).toBe(401);
});

test('signing in again in the same browser starts a valid session', async () => {
  const browser = new Browser(realm.app);
  const tokens = await signIn(browser, luis);
  await browser.post(endpoints.logout, { client_id: clientId, refresh_token: tokens.refresh_token });
  const again = await signIn(browser, luis);
  expect((await settings(again.access_token)).statusCode).toBe(200);
});
