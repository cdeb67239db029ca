import { Browser } from '../../support/realm/browser';
import {
  anna,
  authorization,
  exchange,
  openRealm,
  refresh,
  signIn,
  signInSilently,
  target,
  type Realm,
  type Tokens,
} from '../../support/realm/realm';

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
});
afterAll(() => realm.close());

const newBrowser = () => new Browser(realm.app);

describe('refreshing', () => {
  it('issues new tokens', async () => {
    const browser = newBrowser();
    const before = await signIn(browser);
    const after = (await refresh(browser, before.refresh_token)).json<Tokens>();
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(await realm.identity.verify(after.access_token)).toMatchObject({ email: anna.email });
    expect((await refresh(browser, after.refresh_token)).statusCode).toBe(200);
  });

  const invalid = { error: 'invalid_grant' };
  const tokensFor = async (browser: Browser, token: string) => (await refresh(browser, token)).json<Tokens>();

  it('works once more with the same refresh token, since the response may have been lost', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    await refresh(browser, refresh_token);
    const repeated = await tokensFor(browser, refresh_token);
    const after = await tokensFor(browser, repeated.refresh_token);
    expect(await realm.identity.verify(after.access_token)).toMatchObject({ email: anna.email });
  });

  it('fails the third time: that is a theft, and all tokens of the sign-in are revoked', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    await refresh(browser, refresh_token);
    const repeated = await tokensFor(browser, refresh_token);
    expect((await refresh(browser, refresh_token)).json()).toMatchObject(invalid);
    expect((await refresh(browser, repeated.refresh_token)).json()).toMatchObject(invalid);
    expect(await signInSilently(browser)).toBe('code');
  });

  it('treats the reuse of a token as theft once its successor was used', async () => {
    const browser = newBrowser();
    const before = await signIn(browser);
    const after = await tokensFor(browser, before.refresh_token);
    const latest = await tokensFor(browser, after.refresh_token);
    expect((await refresh(browser, before.refresh_token)).json()).toMatchObject(invalid);
    expect((await refresh(browser, latest.refresh_token)).json()).toMatchObject(invalid);
  });

  it('treats it as theft when two clients continue from the same token', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    const first = await tokensFor(browser, refresh_token);
    const second = await tokensFor(browser, refresh_token);
    expect((await refresh(browser, first.refresh_token)).json()).toMatchObject(invalid);
    expect((await refresh(browser, second.refresh_token)).json()).toMatchObject(invalid);
  });

  it('in one tab, repeated or not, does not disturb another', async () => {
    const browser = newBrowser();
    const tab = await signIn(browser);
    const silent = target(await browser.get(authorization({ prompt: 'none' }))).searchParams.get('code');
    const other = (await exchange(browser, silent ?? '')).json<Tokens>();
    const used = await tokensFor(browser, other.refresh_token);
    expect((await refresh(browser, used.refresh_token)).statusCode).toBe(200);
    await refresh(browser, tab.refresh_token);
    expect((await refresh(browser, tab.refresh_token)).statusCode).toBe(200);
  });

  it('keeps an idle session alive', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    const end = async () =>
      (
        await realm.database.query<{ seconds: number }>(
          `select extract(epoch from max(expires_at) - now())::float8 as seconds from oidc_payloads
            where model = 'Session'`,
          [],
        )
      )[0]?.seconds;
    await realm.database.query(
      `update oidc_payloads set expires_at = now() + interval '5 minutes' where model = 'Session'`,
      [],
    );
    await refresh(browser, refresh_token);
    expect(await end()).toBeGreaterThan(29 * 60);
  });

  it('ends with the session', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    await realm.database.query(`delete from oidc_payloads where model = 'Session'`, []);
    expect((await refresh(browser, refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await signInSilently(browser)).toBe('login_required');
  });

  it.each(['', 'x', 'a.b.c', '..'])('refuses %p', async (token) => {
    expect((await refresh(newBrowser(), token)).statusCode).toBe(400);
  });
});
