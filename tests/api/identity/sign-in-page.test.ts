import { locales } from '../../../core/i18n/locales';
import { createAccount } from '../../../server/identity/accounts';
import { hashPassword } from '../../../server/identity/passwords';
import { Browser, type BrowserOptions } from '../../support/realm/browser';
import {
  anna,
  authorization,
  openRealm,
  origin,
  signInForCode,
  target,
  toForm,
  type Realm,
} from '../../support/realm/realm';

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
  await createAccount(realm.database, {
    email: 'Remote@Example.test',
    locale: 'fr',
    passwordHash: await hashPassword('a long remote password'),
  });
});
afterAll(() => realm.close());

const remote = { email: 'remote@example.test', password: 'a long remote password' };
const newBrowser = (options?: BrowserOptions) => new Browser(realm.app, options);
const refusal = 'The email address or the password is not right.';

async function submit(who: { email: string; password: string }, options?: BrowserOptions) {
  const browser = newBrowser(options);
  return browser.post(await toForm(browser), who);
}

describe('the form', () => {
  it('may load only its own styles', async () => {
    const browser = newBrowser();
    const page = await browser.get(await toForm(browser));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src|unsafe-inline/);
    expect(page.body).not.toMatch(/<script|style="| on[a-z]+="/);
    expect(page.headers['cache-control']).toBe('no-store');
    const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
    const sheet = await browser.get(styles);
    expect(sheet.headers['content-type']).toContain('text/css');
    expect(sheet.headers['cache-control']).toContain('immutable');
    expect(sheet.body).toContain('(prefers-color-scheme: dark)');
    expect((await browser.get(styles.replace('pages.css', 'inter.woff2'))).headers['content-type']).toBe(
      'font/woff2',
    );
  });

  it.each(locales)('is in %s', async (locale) => {
    const browser = newBrowser();
    const page = await browser.get(await toForm(browser, { ui_locales: locale }));
    expect(page.body).toContain(`<html lang="${locale}">`);
    expect(page.body).not.toMatch(/signIn\.|demo\.|{{/);
    const { title } = (
      (await import(`../../../locales/${locale}/sign-in.json`)) as { signIn: { title: string } }
    ).signIn;
    expect(page.body).toContain(`<h1>${title}</h1>`);
    for (const other of locales) expect(page.body).toContain(`href="?lang=${other}"`);
  });

  it('uses the language chosen on it, then the one from the app, then the browser’s, then English', async () => {
    const spanish = newBrowser({ language: 'es-MX,es;q=0.8' });
    const asked = await toForm(spanish, { ui_locales: 'zh-Hans de' });
    expect((await spanish.get(`${asked}?lang=fr`)).body).toContain('lang="fr"');
    expect((await spanish.get(asked)).body).toContain('<html lang="zh-CN">');
    expect((await spanish.get(await toForm(spanish))).body).toContain('<html lang="es">');
    const klingon = newBrowser({ language: 'tlh' });
    expect((await klingon.get(await toForm(klingon))).body).toContain('<html lang="en">');
  });

  it('keeps the language and the pending sign-in when it is submitted', async () => {
    const browser = newBrowser();
    const form = await toForm(browser);
    const refused = await browser.post(`${form}?lang=de`, { email: anna.email, password: 'wrong' });
    expect(refused.body).toContain('Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    const accepted = await browser.post(`${form}?lang=de`, anna);
    expect(accepted.statusCode).toBe(303);
  });

  it('accepts an address of a Chinese input method', async () => {
    const email = anna.email.replace('@', '＠').replace(/\.(?=example$)/, '。');
    expect((await submit({ ...anna, email })).statusCode).toBe(303);
    const { body } = await submit({ email: 'li＠example.test', password: 'wrong' }, { address: '192.0.2.8' });
    expect(body).toMatch(/type="text" inputMode="email"[^>]* value="li＠example.test"/);
  });

  it('fills in the address from the app', async () => {
    const browser = newBrowser();
    const page = await browser.get(await toForm(browser, { login_hint: 'someone@example.test' }));
    expect(page.body).toContain('value="someone@example.test"');
  });

  it('lists the demo accounts for a visitor on the same machine, collapsed', async () => {
    const here = newBrowser();
    const form = await toForm(here);
    const { body } = await here.get(form);
    expect(body).toContain('login_hint=anna.berger%40alpenguss.example');
    expect(body).toContain('<details class="demo"><summary>Demo accounts</summary>');
    const chosen = await here.get(`${form}?login_hint=${encodeURIComponent(anna.email)}`);
    expect(chosen.body).toContain(`value="${anna.password}"`);
    const elsewhere = newBrowser({ address: '192.0.2.7' });
    expect((await elsewhere.get(await toForm(elsewhere))).body).not.toContain(anna.password);
  });
});

describe('a wrong password', () => {
  it('explains what to do, keeps the address and moves the focus to the message', async () => {
    const page = await submit({ email: anna.email, password: 'wrong' });
    expect(page.statusCode).toBe(401);
    expect(page.body).toMatch(new RegExp(`role="alert"[^>]*autofocus[^>]*>${refusal}`));
    expect(page.body).toContain(`value="${anna.email}"`);
    expect(page.body).not.toContain('value="wrong"');
    expect(page.body).toContain('aria-invalid="true"');
  });

  it.each([
    { email: 'nobody@example.test', password: 'x' },
    { email: '', password: '' },
    { email: 'nul\u0000@example.test', password: 'nul\u0000' },
    { email: `${'x'.repeat(5000)}@example.test`, password: 'y'.repeat(5000) },
    { email: "' or 1=1 --", password: "' or 1=1 --" },
  ])('looks the same for any other mistake ($#)', async (who) => {
    const page = await submit(who);
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain(refusal);
  });

  it('does not lock out a browser that has signed in before, whoever else is guessing', async () => {
    const address = '192.0.2.44';
    const own = newBrowser({ address });
    await signInForCode(own, remote);
    for (let time = 0; time < 6; time += 1) await submit({ ...remote, password: 'wrong' }, { address });
    expect((await submit(remote, { address })).statusCode).toBe(429);
    expect((await own.post(await toForm(own, { prompt: 'login' }), remote)).statusCode).toBe(303);
    const device = own.cookie('device');
    if (device) device.value = `${device.value}x`;
    expect((await own.post(await toForm(own, { prompt: 'login' }), remote)).statusCode).toBe(429);
  });

  it('shows a hostile address as text', async () => {
    const page = await submit({ email: '"><script>alert(1)</script>', password: 'x' });
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('refuses bodies that are not a form, and forms that are too large', async () => {
    const browser = newBrowser();
    const form = await toForm(browser);
    expect((await browser.post(form, anna, { 'content-type': 'application/json' })).statusCode).toBe(415);
    const large = await browser.post(form, { email: 'x'.repeat(20_000), password: '' });
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain('Sign-in was not completed');
  });
});

describe('accounts with a public password', () => {
  it('cannot be used from another machine, with the same message as for a wrong password', async () => {
    const page = await submit(anna, { address: '192.0.2.7' });
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain(refusal);
    expect((await submit(anna, { address: '::1' })).statusCode).toBe(303);
  });

  it.each([
    { 'x-forwarded-for': '192.0.2.7' },
    { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' },
    { forwarded: 'for=192.0.2.7' },
  ])('cannot be used through a proxy on the same machine (%p)', async (headers) => {
    const browser = newBrowser();
    expect((await browser.post(await toForm(browser), anna, headers)).statusCode).toBe(401);
  });

  it('cannot be used through a known proxy that does not forward the client address', async () => {
    const behind = await openRealm({ TRUST_PROXY: '1' });
    const browser = new Browser(behind.app);
    const form = await toForm(browser);
    expect((await browser.get(form)).body).not.toContain(anna.password);
    expect((await browser.post(form, anna)).statusCode).toBe(401);
    await behind.close();
  });

  it('do not affect accounts with their own password', async () => {
    expect(await signInForCode(newBrowser({ address: '192.0.2.8' }), remote)).toMatch(/.{20}/);
  });
});

describe('an expired sign-in', () => {
  const says = 'This sign-in has expired';

  it('leads back to the app', async () => {
    const page = await newBrowser({ language: 'de' }).get('/realms/platform/sign-in/unknown');
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('Diese Anmeldung ist abgelaufen');
    expect(page.body).toContain('href="/de/"');
  });

  it('cannot be submitted, even with the right password', async () => {
    const browser = newBrowser();
    const form = await toForm(browser);
    await realm.database.query(`update oidc_payloads set expires_at = now() where model = 'Interaction'`, []);
    const page = await browser.post(form, anna);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain(says);
  });

  it('cannot be continued in another browser', async () => {
    const form = await toForm(newBrowser());
    expect((await newBrowser().post(form, anna)).body).toContain(says);
    const other = newBrowser();
    await toForm(other);
    expect((await other.get(form)).body).toContain(says);
  });

  it('expires once it has succeeded', async () => {
    const browser = newBrowser();
    const form = await toForm(browser);
    const submitted = await browser.post(form, anna);
    expect(target(await browser.get(target(submitted).pathname)).origin).toBe(origin);
    expect((await browser.post(form, anna)).body).toContain(says);
  });
});

describe('an error of the provider', () => {
  it('is a page in the person’s language for a browser, and never raw', async () => {
    const answer = await newBrowser({ language: 'pt-BR' }).get(authorization({ client_id: 'unknown' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('O início de sessão não foi concluído');
    expect(answer.body).not.toMatch(/invalid_client|client is invalid/);
    expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'");
  });

  it('is a page for an unknown address of the realm too', async () => {
    const answer = await newBrowser().get('/realms/platform/protocol/openid-connect/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Sign-in was not completed');
  });
});
