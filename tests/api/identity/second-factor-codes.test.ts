import { locales } from '../../../core/i18n/locales';
import { Authenticator } from '../../support/realm/authenticator';
import { Browser, type BrowserOptions } from '../../support/realm/browser';
import {
  anna,
  authorization,
  exchange,
  openRealm,
  signIn,
  target,
  toForm,
  type Realm,
} from '../../support/realm/realm';
import {
  addCodes,
  addPasskey,
  openList,
  recoveryCodesOf,
  signInByPassword,
  signInWithCodes,
} from '../../support/realm/second-factor';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const withCodes = () => signInWithCodes(realm);

/** The page that asks for the code, in a new browser. */
async function asked(options?: BrowserOptions) {
  const browser = new Browser(realm.app, options);
  const { path } = await signInByPassword(browser);
  return (code: string, way = 'codes') => browser.post(path, { way, code });
}

const mails = () =>
  realm.database.query<{ subject: string }>(
    `select subject from mails where kind = 'secondFactor' order by created_at`,
    [],
  );

describe('adding an authenticator app', () => {
  it('shows a QR code without script, the key as text, and recovery codes once', async () => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    const page = await browser.get(`${path}/codes`);
    expect(page.body).toMatch(
      /<svg class="qr"[^>]*role="img" aria-label="QR code for your authenticator app"/,
    );
    expect(page.body).toMatch(/<code>([A-Z2-7]{4} ){7}[A-Z2-7]{4}<\/code>/);
    expect(page.body).not.toMatch(/<script|style="| on[a-z]+="|data:/);
    const { page: added } = await addCodes(browser, path);
    expect(recoveryCodesOf(added)).toHaveLength(10);
    expect((await browser.get(path)).body).toContain('Test app');
  });

  it('is refused with a code that is not the app’s; the key stays the same', async () => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    const keyOf = ({ body }: { body: string }) => /secret=([A-Z2-7]+)/.exec(body)?.[1];
    const first = await browser.get(`${path}/codes`);
    const refused = await browser.post(`${path}/codes`, { name: 'x', code: '000000' });
    expect(refused.statusCode).toBe(400);
    expect(keyOf(refused)).toBe(keyOf(first));
    expect(refused.body).toContain('Scan the image below, even if you have scanned an earlier one');
    expect((await browser.post(`${path}/codes`, { name: '', code: '000000' })).body).toContain(
      'Enter a name',
    );
  });

  it('keeps the typed name when the code is refused', async () => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    await browser.get(`${path}/codes`);
    const refused = await browser.post(`${path}/codes`, { name: 'Work phone', code: '000000' });
    expect(refused.body).toContain('value="Work phone"');
  });

  it('shows new recovery codes when the form is sent twice, since nobody may have seen the first', async () => {
    const { browser, path, codes } = await withCodes();
    const again = await browser.post(`${path}/codes`, { name: 'Test app', code: '123456' });
    const shown = recoveryCodesOf(again);
    expect(shown).toHaveLength(10);
    expect((await browser.get(path)).body.match(/\/factor\//g)).toHaveLength(1);
    expect((await (await asked())(codes[0] ?? '', 'recovery')).statusCode).toBe(401);
    expect((await (await asked())(shown[0] ?? '', 'recovery')).statusCode).toBe(303);
  });

  it('leads to the list when the form of another factor is sent twice', async () => {
    const { browser, path } = await withCodes();
    await addCodes(browser, path, 'Second app');
    const again = await browser.post(`${path}/codes`, { name: 'Second app', code: '123456' });
    expect(target(again).pathname).toBe(path);
  });

  it('is limited to ten', async () => {
    const { browser, path } = await withCodes();
    for (let number = 2; number <= 10; number += 1) await addCodes(browser, path, `App ${number}`);
    expect((await browser.get(path)).body).not.toContain('Add a passkey');
    expect((await addCodes(browser, path, 'One too many')).page.statusCode).toBe(410);
  });
});

describe('after the password', () => {
  it('a code signs in once', async () => {
    const { app } = await withCodes();
    const enter = await asked();
    const code = app();
    const fullWidth = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await enter(fullWidth)).statusCode).toBe(303);
    const again = await (await asked())(code);
    expect(again.statusCode).toBe(401);
    expect(again.body).toContain('This code is not right, or has been used already.');
  });

  it('two simultaneous requests with one code sign in once', async () => {
    const { app } = await withCodes();
    const [one, other] = [await asked(), await asked()];
    const code = app();
    const answers = await Promise.all([one(code), other(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 401]);
  });

  it('no code signs in once the password was changed', async () => {
    const { browser, app } = await withCodes();
    const enter = await asked();
    const form = target(await browser.get(authorization({ kc_action: 'UPDATE_PASSWORD' }))).pathname;
    const password = 'kupfer wolke neun';
    const changed = await browser.post(form, { current: anna.password, password, repeat: password });
    expect(changed.statusCode).toBe(303);
    expect((await enter(app(1))).statusCode).toBe(410);
  });

  it('a code one step ahead is accepted, and no earlier one after it', async () => {
    const { app } = await withCodes();
    const enter = await asked();
    expect((await enter(app(1))).statusCode).toBe(303);
    expect((await (await asked())(app())).statusCode).toBe(401);
  });

  it.each([[-3], [3]])('a code %i steps off is refused', async (steps) => {
    const { app } = await withCodes();
    expect((await (await asked())(app(steps))).statusCode).toBe(401);
  });

  it('the code used for the set-up cannot be used again', async () => {
    const { used } = await withCodes();
    expect((await (await asked())(used)).statusCode).toBe(401);
  });

  it.each([[''], ['12345'], ['abcdef'], ['1234567890123456789012345678901234567890'], ['nul\u0000']])(
    'refuses “%s”',
    async (code) => {
      await withCodes();
      expect((await (await asked())(code)).statusCode).toBe(401);
    },
  );

  it('attempts are limited across browsers, passwords and addresses', async () => {
    const { app } = await withCodes();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await (await asked({ address: `127.0.0.${guess + 1}` }))('000000')).statusCode).toBe(401);
    const locked = await (await asked({ address: '127.0.0.99' }))(app());
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');
    expect(locked.body).toContain('too many failed attempts');
  });

  it('they do not lock out a browser that has signed in before', async () => {
    const { browser, app } = await withCodes();
    for (let guess = 0; guess < 10; guess += 1) await (await asked())('000000');
    const { path } = await signInByPassword(browser);
    expect((await browser.post(path, { way: 'codes', code: app() })).statusCode).toBe(303);
  });

  it('a correct password alone neither makes the browser known nor resets the wrong codes', async () => {
    const { browser } = await withCodes();
    const stranger = new Browser(realm.app);
    await signInByPassword(stranger);
    expect(stranger.cookie('device')).toBeUndefined();
    for (let guess = 0; guess < 5; guess += 1) {
      const { path } = await signInByPassword(browser);
      expect((await browser.post(path, { way: 'codes', code: '000000' })).statusCode).toBe(401);
    }
    const { path } = await signInByPassword(browser);
    expect((await browser.post(path, { way: 'codes', code: '000000' })).statusCode).toBe(429);
  });
});

describe('recovery codes', () => {
  it('sign in once each, however they are typed, and notify the owner', async () => {
    const { browser, path, codes } = await withCodes();
    const typed = String(codes[0]).toUpperCase().replaceAll('-', ' ');
    expect((await (await asked())(typed, 'recovery')).statusCode).toBe(303);
    expect((await mails()).at(-1)?.subject).toBe('A recovery code was used to sign in');
    expect((await (await asked())(typed, 'recovery')).statusCode).toBe(401);
    expect((await browser.get(path)).body).toContain('You have 9 unused codes');
  });

  it('are stored as digests', async () => {
    const { codes } = await withCodes();
    const stored = JSON.stringify(await realm.database.query('select * from recovery_codes', []));
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('are replaced by new ones', async () => {
    const { browser, path, codes } = await withCodes();
    const renewed = recoveryCodesOf(await browser.post(`${path}/recovery-codes`, {}));
    expect(renewed).toHaveLength(10);
    expect((await (await asked())(String(codes[1]), 'recovery')).statusCode).toBe(401);
    expect((await (await asked())(String(renewed[1]), 'recovery')).statusCode).toBe(303);
  });

  it('do not exist without a factor, and are deleted with the last one', async () => {
    const { browser, path, codes } = await withCodes();
    const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec((await browser.get(path)).body) ?? [];
    await browser.post(`${factor}/remove`, {});
    expect((await browser.post(`${path}/recovery-codes`, {})).body).toContain('You have none yet');
    expect(await realm.database.query('select 1 from recovery_codes', [])).toEqual([]);
    await addCodes(browser, path);
    expect((await (await asked())(String(codes[0]), 'recovery')).statusCode).toBe(401);
  });

  it('are not shown again with a second factor', async () => {
    const { browser, path } = await withCodes();
    expect((await addPasskey(browser, path, new Authenticator())).statusCode).toBe(303);
  });
});

test.each(locales)('the pages are in %s', async (locale) => {
  const { browser, path, codes } = await withCodes();
  await addPasskey(browser, path, new Authenticator());
  const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec((await browser.get(path)).body) ?? [];
  const stranger = new Browser(realm.app);
  const { path: ask, form } = await signInByPassword(stranger);
  const shown = [
    ...(await Promise.all(
      [path, `${path}/passkey`, `${path}/codes`, factor].map((page) => browser.get(`${page}?lang=${locale}`)),
    )),
    await browser.post(`${path}/recovery-codes?lang=${locale}`, {}),
    ...(await Promise.all(
      ['passkey', 'codes', 'recovery'].map((way) => stranger.get(`${ask}?lang=${locale}&way=${way}`)),
    )),
    await stranger.get(`${form}/passkey?lang=${locale}`),
  ];
  expect(codes).toHaveLength(10);
  for (const { statusCode, body } of shown) {
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).not.toMatch(/\{\{|>(passkey|ask|factors|addPasskey|addCodes|recovery|editFactor)\./);
  }
});

test('the factors are in the person’s data export, without secrets', async () => {
  const { browser, app } = await withCodes();
  const form = await toForm(browser, { prompt: 'login' });
  const next = target(await browser.post(form, anna)).pathname;
  const finished = await browser.post(next, { way: 'codes', code: app() });
  const code = target(await browser.get(target(finished).pathname)).searchParams.get('code') ?? '';
  const { access_token: token } = (await exchange(browser, code)).json<{ access_token: string }>();
  const answer = await browser.get('/api/account/export', {
    authorization: 'Bearer supplier-portal-public',
    'x-access-token': token,
  });
  expect(answer.json<{ secondFactors: object[] }>().secondFactors).toEqual([
    { kind: 'codes', name: 'Test app', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ]);
  const [factor] = await realm.database.query<{ secret: string }>('select secret from second_factors', []);
  expect(answer.body).not.toContain(factor?.secret);
});

test('a sign-in without a second factor is unchanged', async () => {
  const browser = new Browser(realm.app);
  const answer = await browser.post(await toForm(browser), anna);
  expect(target(answer).pathname).toContain('/auth/');
});
