import type { SignedInDevice } from '../../../core/contracts/account';
import { Browser } from '../../support/realm/browser';
import {
  openRealm,
  refresh,
  signIn,
  signInSilently,
  type Realm,
  type Tokens,
} from '../../support/realm/realm';
import { credential } from '../../support/server/test-app';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const luis = { email: 'luis.ortega@alpenguss.example', password: 'demo-Passw0rd-2026' };

async function call(tokens: Tokens, method: 'GET' | 'DELETE', url: string) {
  const headers = { authorization: `Bearer ${credential}`, 'x-access-token': tokens.access_token };
  const answer = await realm.app.inject({ method, url, headers });
  return { status: answer.statusCode, ...answer.json<{ data: SignedInDevice[] }>() };
}
const devices = async (tokens: Tokens) => (await call(tokens, 'GET', '/api/account/devices')).data;

async function signInTwice() {
  const [desk, phone] = [new Browser(realm.app), new Browser(realm.app)];
  const here = await signIn(desk, luis);
  const there = await signIn(phone, luis);
  return { desk, phone, here, there };
}

test('all signed-in browsers are listed, with the current one marked', async () => {
  const { here } = await signInTwice();
  await signIn(new Browser(realm.app));
  const listed = await devices(here);
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(listed.every(({ userAgent }) => userAgent.length > 0)).toBe(true);
});

test('one of them is signed out, and the other stays', async () => {
  const { desk, phone, here, there } = await signInTwice();
  const other = (await devices(here)).find(({ isCurrent }) => !isCurrent);
  expect((await call(here, 'DELETE', `/api/account/devices/${other?.id}`)).status).toBe(200);
  expect(await signInSilently(phone)).toBe('login_required');
  expect((await refresh(phone, there.refresh_token)).statusCode).toBe(400);
  expect(await signInSilently(desk)).toBe('code');
  expect((await refresh(desk, here.refresh_token)).statusCode).toBe(200);
  expect(await devices(here)).toHaveLength(1);
});

test('nobody can end the session of somebody else', async () => {
  const { here } = await signInTwice();
  const anna = await signIn(new Browser(realm.app));
  const [foreign] = await devices(anna);
  expect((await call(here, 'DELETE', `/api/account/devices/${foreign?.id}`)).status).toBe(404);
  expect(await devices(anna)).toHaveLength(1);
});

test('signing out everywhere ends all of them', async () => {
  const { desk, phone, here } = await signInTwice();
  expect((await call(here, 'DELETE', '/api/account/devices')).status).toBe(200);
  expect([await signInSilently(desk), await signInSilently(phone)]).toEqual([
    'login_required',
    'login_required',
  ]);
});
