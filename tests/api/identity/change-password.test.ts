import { locales } from '../../../core/i18n/locales';
import { Browser } from '../../support/realm/browser';
import {
  authorization,
  openRealm,
  refresh,
  signIn,
  signInSilently,
  target,
  type Realm,
} from '../../support/realm/realm';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const luis = { email: 'luis.ortega@alpenguss.example', password: 'demo-Passw0rd-2026' };
const password = 'kupfer wolke neun';
const asked = { kc_action: 'UPDATE_PASSWORD' };

/** A browser in which Luis is signed in, on the form. */
async function open() {
  const browser = new Browser(realm.app);
  await signIn(browser, luis);
  const form = target(await browser.get(authorization(asked))).pathname;
  return { browser, form };
}

const change = ({ browser, form }: Awaited<ReturnType<typeof open>>, fields: Record<string, string> = {}) =>
  browser.post(form, { current: luis.password, password, repeat: password, ...fields });

test('the password is changed, the app notified, this session kept and all others ended', async () => {
  const elsewhere = new Browser(realm.app);
  await signIn(elsewhere, luis);
  const opened = await open();
  expect((await opened.browser.get(opened.form)).body).toContain('Change your password');

  const back = target(await opened.browser.get(target(await change(opened)).pathname));
  expect(back.searchParams.get('code')).not.toBeNull();
  expect(back.searchParams.get('kc_action_status')).toBe('success');
  expect(await signInSilently(opened.browser)).toBe('code');
  expect(await signInSilently(elsewhere)).toBe('login_required');
  expect(await signIn(new Browser(realm.app), { ...luis, password })).toHaveProperty('access_token');
});

test('a copy of the session’s cookie or of a refresh token ends with the old password', async () => {
  const browser = new Browser(realm.app);
  const tokens = await signIn(browser, luis);
  const cookie = ['_session', '_session.sig']
    .map((name) => `${name}=${browser.cookie(name)?.value}`)
    .join('; ');
  const copied = async () => {
    const answer = await new Browser(realm.app).get(authorization({ prompt: 'none' }), { cookie });
    return target(answer).searchParams.get('error');
  };
  expect(await copied()).toBeNull();

  const form = target(await browser.get(authorization(asked))).pathname;
  const back = target(await browser.get(target(await change({ browser, form })).pathname));
  expect(back.searchParams.get('code')).not.toBeNull();
  expect((await refresh(browser, tokens.refresh_token)).statusCode).toBe(400);
  expect(await copied()).toBe('login_required');
});

/** Mails about a changed password. */
const told = () =>
  realm.database.query<{ locale: string; text: string }>(
    "select locale, text_body as text from mails where kind = 'passwordChanged' and recipient = $1",
    [luis.email],
  );

test('its owner gets a mail in their language, without a link that signs in', async () => {
  await change(await open());
  const mails = await told();
  expect(mails).toMatchObject([{ locale: 'es' }]);
  expect(mails[0]?.text).toContain('Se ha cambiado la contraseña de su cuenta');
  expect(mails[0]?.text).toContain('/es/account/settings/');
  expect(mails[0]?.text).not.toContain('token=');
});

test('a form that is sent twice leads on, and mails once', async () => {
  const opened = await open();
  await change(opened);
  const back = target(await opened.browser.get(target(await change(opened)).pathname));
  expect(back.searchParams.get('kc_action_status')).toBe('success');
  expect(await told()).toHaveLength(1);
});

test('a link to a new password that was mailed before is over', async () => {
  const link = async () => {
    const [mail] = await realm.database.query<{ text: string }>(
      'select text_body as text from mails where recipient = $1',
      [luis.email],
    );
    const address = /https?:\S+set-password\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    return new Browser(realm.app).get(address.replace(/^https?:\/\/[^/]+/, ''));
  };
  await new Browser(realm.app).post('/realms/platform/forgotten-password', { email: luis.email });
  expect((await link()).statusCode).toBe(200);
  await change(await open());
  expect((await link()).statusCode).toBe(410);
});

test.each([
  ['a wrong current password', { current: 'something else' }, 401, 'The current password is not right.'],
  ['a short one', { password: 'short', repeat: 'short' }, 400, 'at least 10 characters'],
  ['two that differ', { repeat: 'kupfer wolke zehn' }, 400, 'are not the same'],
])('%s is refused', async (_what, fields, status, message) => {
  const opened = await open();
  const answer = await change(opened, fields);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(message);
  expect(answer.body).not.toContain('kupfer');
  expect(await told()).toEqual([]);
  expect(await signIn(new Browser(realm.app), luis)).toHaveProperty('access_token');
});

test('guessing the current password locks the account temporarily', async () => {
  const opened = await open();
  for (let attempt = 0; attempt < 5; attempt += 1) await change(opened, { current: 'guess' });
  expect((await change(opened)).statusCode).toBe(429);
});

test('somebody who is not signed in has to sign in first', async () => {
  const browser = new Browser(realm.app);
  const form = target(await browser.get(authorization(asked))).pathname;
  expect(form).toContain('/sign-in/');
  const next = target(await browser.post(form, luis));
  expect(target(await browser.get(next.pathname)).pathname).toContain('/change-password/');
});

test('the form does not work in another browser', async () => {
  const { form } = await open();
  expect((await new Browser(realm.app).get(form)).statusCode).toBe(410);
});

test.each(locales)('the page is in %s', async (locale) => {
  const { browser, form } = await open();
  const { body } = await browser.get(`${form}?lang=${locale}`);
  expect(body).toContain(`<html lang="${locale}">`);
  expect(body).not.toMatch(/\{\{|changePassword\./);
});
