import { Browser } from '../../support/realm/browser';
import {
  anna,
  authorization,
  clientId,
  decode,
  endpoints,
  exchange,
  openRealm,
  origin,
  refresh,
  signIn,
  signInForCode,
  signInSilently,
  target,
  type Realm,
} from '../../support/realm/realm';

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
});
afterAll(() => realm.close());

const newBrowser = () => new Browser(realm.app);

describe('signing in', () => {
  it('gives the app tokens that identify the person', async () => {
    const tokens = await signIn(newBrowser());
    const who = {
      email: anna.email,
      name: 'Anna Berger',
      given_name: 'Anna',
      family_name: 'Berger',
      locale: 'en',
    };
    expect(decode(tokens.id_token)).toMatchObject({
      ...who,
      aud: clientId,
      projectId: expect.stringMatching(/^\d+$/),
    });
    expect(decode(tokens.access_token)).toMatchObject({ ...who, aud: 'platform-api', azp: clientId });
    expect(tokens.expires_in).toBe(300);
    expect(await realm.identity.verify(tokens.access_token)).toEqual({
      subject: decode(tokens.access_token).sub,
      email: anna.email,
      name: 'Anna Berger',
      session: expect.any(String),
      issuedAt: decode(tokens.access_token).iat,
    });
  });

  it('issues refresh tokens whose expiry keycloak-js can read', async () => {
    const { refresh_token } = await signIn(newBrowser());
    const inHalfAnHour = Date.now() / 1000 + 30 * 60;
    expect(Math.abs(Number(decode(refresh_token).exp) - inHalfAnHour)).toBeLessThan(60);
  });

  it('accepts a code only once', async () => {
    const browser = newBrowser();
    const code = await signInForCode(browser);
    expect((await exchange(browser, code)).statusCode).toBe(200);
    expect((await exchange(browser, code)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['a wrong proof key', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: `${origin}/account/users/` }],
  ])('invalidates a code that comes with %s: even the right one fails afterwards', async (_case, wrong) => {
    const browser = newBrowser();
    const code = await signInForCode(browser);
    expect((await exchange(browser, code, wrong)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await exchange(browser, code)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses a code without its proof key', async () => {
    const browser = newBrowser();
    const answer = await exchange(browser, await signInForCode(browser), { code_verifier: 'x'.repeat(43) });
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['without a proof key', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with an unhashed one', { code_challenge_method: 'plain' }],
  ])('refuses to start %s', async (_case, changes) => {
    const answer = await newBrowser().get(authorization(changes));
    expect(target(answer).searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    'https://evil.example/overview/',
    'http://localhost:8001/overview/',
    'http://localhost:8000/api/',
    'http://localhost:8000/realms/platform/sign-in/',
    'http://localhost:8000@evil.example/',
    'http://localhost:8000/de//evil.example/?locale=en',
    'http://localhost:8000/de/\\evil.example/?locale=en',
    'http://someone@localhost:8000/',
    'javascript:alert(1)',
    '//evil.example/',
  ])('never sends a code to %s', async (redirect_uri) => {
    const answer = await newBrowser().get(authorization({ redirect_uri }));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('Sign-in was not completed');
    expect(answer.body).not.toContain('invalid_redirect_uri');
  });

  it('protects its cookies from scripts and other sites', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const answer = await browser.get(authorization({ prompt: 'none' }));
    const [session] = answer.cookies.filter(({ name }) => name === '_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/realms/platform' });
    expect(session?.expires).toBeUndefined();
    expect(browser.cookie('_session.sig')).toBeDefined();
  });

  it('stores nothing that gives access to a session', async () => {
    const browser = newBrowser();
    const { refresh_token } = await signIn(browser);
    const [{ stored } = { stored: '' }] = await realm.database.query<{ stored: string }>(
      `select string_agg(id || payload::text, ' ') as stored from oidc_payloads where model <> 'Interaction'`,
      [],
    );
    expect(stored).not.toContain(browser.cookie('_session')?.value);
    expect(stored).not.toContain(refresh_token.split('.')[2]);
  });
});

describe('signing in silently', () => {
  it('works while the session lasts', async () => {
    const browser = newBrowser();
    expect(await signInSilently(browser)).toBe('login_required');
    await signIn(browser);
    expect(await signInSilently(browser)).toBe('code');
  });

  it('rejects a tampered cookie', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const cookie = browser.cookie('_session');
    if (cookie) cookie.value = `${cookie.value}x`;
    expect(await signInSilently(browser)).toBe('login_required');
  });

  it('survives a restart of the server, with tokens issued before', async () => {
    const browser = newBrowser();
    const { access_token, refresh_token } = await signIn(browser);
    await realm.restart();
    browser.meet(realm.app);
    expect(await signInSilently(browser)).toBe('code');
    expect(await realm.identity.verify(access_token)).toMatchObject({ email: anna.email });
    expect((await refresh(browser, refresh_token)).statusCode).toBe(200);
  });
});

describe('user information', () => {
  const ask = (authorizationHeader?: string) =>
    newBrowser().get(endpoints.userInfo, authorizationHeader ? { authorization: authorizationHeader } : {});

  it('is the current profile', async () => {
    const { access_token } = await signIn(newBrowser());
    await realm.database.query(`update users set last_name = 'Berger-Huber' where email = $1`, [anna.email]);
    const answer = await ask(`Bearer ${access_token}`);
    await realm.database.query(`update users set last_name = 'Berger' where email = $1`, [anna.email]);
    expect(answer.json()).toMatchObject({
      email: anna.email,
      name: 'Anna Berger-Huber',
      family_name: 'Berger-Huber',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused without a token, with a wrong one, with an id token', async () => {
    const { id_token } = await signIn(newBrowser());
    for (const header of [undefined, 'Bearer', 'Bearer x.y.z', `Bearer ${id_token}`, 'Basic YTpi']) {
      const answer = await ask(header);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    }
  });
});

describe('other origins', () => {
  const foreign = { origin: 'https://evil.example' };

  it('cannot exchange codes', async () => {
    const browser = newBrowser();
    const code = await signInForCode(browser);
    const answer = await browser.post(
      endpoints.token,
      { grant_type: 'authorization_code', client_id: clientId, code },
      foreign,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('get nothing that their scripts could read', async () => {
    for (const url of [
      '/realms/platform/.well-known/openid-configuration',
      '/realms/platform/protocol/openid-connect/certs',
      endpoints.userInfo,
    ]) {
      const answer = await newBrowser().get(url, foreign);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('do not affect the site itself', async () => {
    const answer = await newBrowser().get('/realms/platform/protocol/openid-connect/certs', { origin });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });
});

describe('the discovery document', () => {
  it('contains the public address, whatever host the request names', async () => {
    const answer = await newBrowser().get('/realms/platform/.well-known/openid-configuration', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(answer.body).not.toContain('evil.example');
    expect(answer.json()).toMatchObject({
      issuer: `${origin}/realms/platform`,
      token_endpoint: `${origin}${endpoints.token}`,
      userinfo_endpoint: `${origin}${endpoints.userInfo}`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    });
  });
});
