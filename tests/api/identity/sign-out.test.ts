import { createHash } from 'node:crypto';
import { Browser } from '../../support/realm/browser';
import {
  clientId,
  endpoints,
  openRealm,
  origin,
  refresh,
  signIn,
  signInSilently,
  target,
  type Realm,
} from '../../support/realm/realm';

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
});
afterAll(() => realm.close());

const loggedOut = `${origin}/logout/`;

function signOutAddress(parameters: Record<string, string>): string {
  return `${endpoints.logout}?${new URLSearchParams({
    client_id: clientId,
    post_logout_redirect_uri: loggedOut,
    ...parameters,
  }).toString()}`;
}

/** Sends the form of a sign-out page, as its button or its script would. */
function sendForm(browser: Browser, page: string) {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
  return browser.post(action, Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])));
}

async function signedIn() {
  const browser = new Browser(realm.app);
  return { browser, tokens: await signIn(browser) };
}

describe('signing out with an id token', () => {
  it('needs no confirmation: the page submits itself', async () => {
    const { browser, tokens } = await signedIn();
    const page = await browser.get(signOutAddress({ id_token_hint: tokens.id_token }));
    const [, script = ''] = /<script>(.*)<\/script>/.exec(page.body) ?? [];
    const digest = createHash('sha256').update(script).digest('base64');
    expect(script).toBe('document.forms[0].submit()');
    expect(String(page.headers['content-security-policy'])).toContain(`script-src 'sha256-${digest}';`);
    const done = await sendForm(browser, page.body);
    expect(target(done).href).toBe(loggedOut);
    expect(await signInSilently(browser)).toBe('login_required');
    expect((await refresh(browser, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('asks when the token is of another person', async () => {
    const { browser } = await signedIn();
    const luis = new Browser(realm.app);
    const other = await signIn(luis, {
      email: 'luis.ortega@alpenguss.example',
      password: 'demo-Passw0rd-2026',
    });
    const page = await browser.get(signOutAddress({ id_token_hint: other.id_token }));
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('<h1>Sign out?</h1>');
  });

  it('also works by form', async () => {
    const { browser, tokens } = await signedIn();
    const fields = {
      client_id: clientId,
      post_logout_redirect_uri: loggedOut,
      id_token_hint: tokens.id_token,
    };
    const page = await browser.get(target(await browser.post(endpoints.logout, fields)).href);
    expect(target(await sendForm(browser, page.body)).href).toBe(loggedOut);
    expect(await signInSilently(browser)).toBe('login_required');
  });
});

describe('signing out without one', () => {
  it('asks, and signs out when the person confirms', async () => {
    const { browser } = await signedIn();
    const page = await browser.get(signOutAddress({ ui_locales: 'de' }));
    expect(page.body).toContain('<h1>Möchten Sie sich abmelden?</h1>');
    expect(page.body).not.toContain('<script');
    expect(await signInSilently(browser)).toBe('code');
    const again = await browser.get(signOutAddress({}));
    expect(target(await sendForm(browser, again.body)).href).toBe(loggedOut);
    expect(await signInSilently(browser)).toBe('login_required');
  });

  it('cannot be done by another site', async () => {
    const { browser } = await signedIn();
    await browser.get(signOutAddress({}));
    const forged = await browser.post(`${endpoints.logout}/confirm`, { xsrf: 'guessed', logout: 'yes' });
    expect(forged.statusCode).toBe(400);
    expect(await signInSilently(browser)).toBe('code');
  });

  it.each(['https://evil.example/', `${origin}/overview/`, `${loggedOut}?next=/overview/`])(
    'never redirects elsewhere: %s',
    async (address) => {
      const { browser } = await signedIn();
      const page = await browser.get(signOutAddress({ post_logout_redirect_uri: address }));
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain('Sign-in was not completed');
    },
  );

  it('ends on its own page when no other is given', async () => {
    const { browser } = await signedIn();
    const page = await browser.get(endpoints.logout);
    const done = await sendForm(browser, page.body);
    expect((await browser.get(target(done).pathname)).body).toContain('<h1>You are signed out</h1>');
  });

  it('redirects immediately when nobody is signed in', async () => {
    const browser = new Browser(realm.app);
    const page = await browser.get(signOutAddress({}));
    expect(page.statusCode).toBe(200);
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('signing out in the background', () => {
  it('ends session and tokens by the refresh token', async () => {
    const { browser, tokens } = await signedIn();
    const answer = await browser.post(endpoints.logout, {
      client_id: clientId,
      refresh_token: tokens.refresh_token,
      id_token_hint: tokens.id_token,
    });
    expect(answer.statusCode).toBe(204);
    expect(await signInSilently(browser)).toBe('login_required');
    expect((await refresh(browser, tokens.refresh_token)).statusCode).toBe(400);
  });

  it('refuses a refresh token that is unknown, used, or of another client', async () => {
    const { browser, tokens } = await signedIn();
    const attempts = [
      { client_id: clientId, refresh_token: 'unknown' },
      { client_id: 'another', refresh_token: tokens.refresh_token },
      { refresh_token: tokens.refresh_token },
    ];
    for (const fields of attempts) {
      const answer = await browser.post(endpoints.logout, fields);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
    }
    expect(await signInSilently(browser)).toBe('code');
  });

  it('revokes a refresh token', async () => {
    const { browser, tokens } = await signedIn();
    const answer = await browser.post(endpoints.revoke, {
      client_id: clientId,
      token: tokens.refresh_token,
      token_type_hint: 'refresh_token',
    });
    expect(answer.statusCode).toBe(200);
    expect((await refresh(browser, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  });
});
