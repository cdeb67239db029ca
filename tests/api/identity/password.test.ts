import { locales } from '../../../core/i18n/locales';
import { Browser } from '../../support/realm/browser';
import {
  anna,
  openRealm,
  refresh,
  signIn,
  signInSilently,
  toForm,
  type Realm,
} from '../../support/realm/realm';

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
});
afterAll(() => realm.close());

const forgotten = '/realms/platform/forgotten-password';
const set = '/realms/platform/set-password';
const newPassword = 'kupfer wolke neun';

let browsers = 0;
/** Each with its own address. */
const newBrowser = (language = 'en') =>
  new Browser(realm.app, { language, address: `127.0.1.${(browsers += 1)}` });

const mails = (recipient: string) =>
  realm.database.query<{ kind: string; locale: string; text: string }>(
    'select kind, locale, text_body as text from mails where recipient = $1 order by created_at desc',
    [recipient],
  );

/** Requests a new password as a person does; returns the token of the link in the mail. */
async function tokenFor(email: string): Promise<string> {
  await realm.database.query('delete from mails where recipient = $1', [email.toLowerCase()]);
  await newBrowser().post(forgotten, { email });
  const [mail] = await mails(email.toLowerCase());
  return /token=([\w-]{43})&/.exec(mail?.text ?? '')?.[1] ?? '';
}

const choose = (token: string, password: string, repeat = password) =>
  newBrowser().post(set, { token, password, repeat });

describe('a forgotten password', () => {
  it('starts from the sign-in page', async () => {
    const browser = newBrowser();
    const page = await browser.get(await toForm(browser));
    expect(page.body).toContain(`href="${forgotten}?lang=en"`);
    expect((await browser.get(`${forgotten}?lang=en`)).body).toContain('Forgot your password?');
  });

  it('gets the same response whether there is an account or not', async () => {
    const known = await newBrowser().post(forgotten, { email: 'luis.ortega@alpenguss.example' });
    const unknown = await newBrowser().post(forgotten, { email: 'not.here@alpenguss.example' });
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(known.body.replaceAll('luis.ortega', 'not.here')).toBe(unknown.body);
    expect(await mails('luis.ortega@alpenguss.example')).toMatchObject([
      { kind: 'forgottenPassword', locale: 'es' },
    ]);
    expect(await mails('not.here@alpenguss.example')).toEqual([]);
  });

  it('is replaced by the link, which ends every session and works once', async () => {
    const elsewhere = newBrowser();
    const tokens = await signIn(elsewhere);
    const token = await tokenFor(' Anna.Berger@alpenguss.example '.trim());
    const form = await newBrowser().get(`${set}?token=${token}`);
    expect(form.body).toContain('At least 10 characters.');
    expect(form.body).toContain('value="anna.berger@alpenguss.example"');

    const done = await choose(token, newPassword);
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain('Your password is set');
    expect(done.body).toContain('you have been signed out');
    const [told] = await mails(anna.email);
    expect(told).toMatchObject({ kind: 'passwordChanged', locale: 'en' });
    expect(told?.text).not.toContain('token=');

    expect(await signInSilently(elsewhere)).toBe('login_required');
    expect((await refresh(elsewhere, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await signIn(newBrowser(), { ...anna, password: newPassword })).toHaveProperty('access_token');

    for (const answer of [
      await choose(token, `${newPassword}!`),
      await newBrowser().get(`${set}?token=${token}`),
    ]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('This link is no longer valid');
    }
  });

  it('is set by a form that is sent twice, at once or later', async () => {
    const email = 'mei.lin@brightpack.example';
    const token = await tokenFor(email);
    const submit = () => choose(token, newPassword);
    for (const { body } of [...(await Promise.all([submit(), submit()])), await submit()]) {
      expect(body).toContain('Your password is set');
      expect(body).toContain('you have been signed out');
      expect(body).toContain('href="/?kc_action=reauthenticate&amp;login_hint=mei.lin%40brightpack.example"');
    }
    expect(await signIn(newBrowser(), { email, password: newPassword })).toHaveProperty('access_token');
  });

  it('can be guessed with a used link no more often than on the sign-in page', async () => {
    const token = await tokenFor('mei.lin@brightpack.example');
    await choose(token, newPassword);
    const guesser = newBrowser();
    const guess = (password: string) => guesser.post(set, { token, password, repeat: password });
    for (let i = 0; i < 6; i += 1) await guess('wrong password');
    expect((await guess(newPassword)).statusCode).toBe(410);
  });

  it('lets somebody sign in again who was locked out by too many attempts', async () => {
    const email = 'luis.ortega@alpenguss.example';
    const guesser = newBrowser();
    const form = await toForm(guesser);
    for (let i = 0; i < 6; i += 1) await guesser.post(form, { email, password: 'wrong' });
    await choose(await tokenFor(email), newPassword);
    expect(await signIn(newBrowser(), { email, password: newPassword })).toHaveProperty('access_token');
  });

  it('can be requested by somebody whose account was not set up in time', async () => {
    const email = 'half.way@newcomer.example';
    await realm.database.query(
      `insert into users (project_id, email, first_name, last_name, locale)
       values ((select min(id) from projects), $1, '小明', '王', 'zh-CN')`,
      [email],
    );
    const token = await tokenFor(email);
    expect((await mails(email))[0]?.text).toContain('王小明，您好：');
    expect((await choose(token, newPassword)).statusCode).toBe(200);
    expect(await signIn(newBrowser(), { email, password: newPassword })).toHaveProperty('access_token');
    // A first password replaces none.
    expect((await mails(email)).map(({ kind }) => kind)).toEqual(['forgottenPassword']);
  });

  it('sends at most three links in an hour', async () => {
    const email = 'henrik.dahl@nordwerk.example';
    for (let i = 0; i < 5; i += 1) await newBrowser().post(forgotten, { email });
    expect(await mails(email)).toHaveLength(3);
  });

  it.each(['', 'no address', '@example.com', `${'x'.repeat(300)}@example.com`, 'a\u0000@example.com'])(
    'asks again for an invalid address: %j',
    async (email) => {
      const page = await newBrowser().post(forgotten, { email });
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain('Enter a valid email address.');
      expect(page.body).toContain(`value="${email}"`);
    },
  );

  it('has its own page for too many attempts', async () => {
    const browser = newBrowser('de');
    const answers = await Promise.all(Array.from({ length: 25 }, () => browser.get(forgotten)));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.body).toContain('Zu viele Versuche');
  });
});

describe('a new password', () => {
  it.each([
    ['too short', 'neunzeich', 'The password is too short: it needs at least 10 characters.'],
    ['too long', 'ab cd e'.repeat(200), 'The password is too long: at most 1024 characters are possible.'],
    ['of few characters', 'abababababab', 'This password is too easy to guess'],
    ['the address', 'MEI.LIN@brightpack.example', 'This password is too easy to guess'],
  ])('that is %s is refused with the reason', async (_what, password, message) => {
    const token = await tokenFor('mei.lin@brightpack.example');
    const answer = await choose(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).not.toContain(`value="${password}"`);
  });

  it('must be typed twice identically, and the link stays valid after a mistake', async () => {
    const token = await tokenFor('mei.lin@brightpack.example');
    expect((await choose(token, newPassword, 'kupfer wolke zehn')).body).toContain('are not the same');
    expect((await choose(token, newPassword)).statusCode).toBe(200);
  });

  it('is set by only one of two simultaneous requests', async () => {
    const token = await tokenFor('mei.lin@brightpack.example');
    const answers = await Promise.all([choose(token, newPassword), choose(token, `${newPassword}!`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it.each(['', 'x', 'A'.repeat(43), 'x'.repeat(5_000), '\u0000', '"><script>'])(
    'cannot be set with an invalid token: %#',
    async (token) => {
      const page = await newBrowser().get(`${set}?${new URLSearchParams({ token }).toString()}`);
      expect(page.statusCode).toBe(410);
      expect(page.body).not.toContain('<script');
      expect((await choose(token, newPassword)).statusCode).toBe(410);
    },
  );

  it('cannot be set after an hour', async () => {
    const token = await tokenFor('mei.lin@brightpack.example');
    const [link] = await realm.database.query<{ hours: number }>(
      'select round(extract(epoch from max(expires_at) - now()) / 3600)::float8 as hours from password_links',
      [],
    );
    expect(link?.hours).toBe(1);
    expect((await mails('mei.lin@brightpack.example'))[0]?.text).toContain('有效期为 1 小时');
    await realm.database.query("update password_links set expires_at = now() - interval '1 second'", []);
    expect((await choose(token, newPassword)).statusCode).toBe(410);
  });

  it('is set on a page without script, referrer or cache', async () => {
    const token = await tokenFor('mei.lin@brightpack.example');
    const { headers, body } = await newBrowser().get(`${set}?token=${token}`);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(body).not.toContain('<script');
    const stored = await realm.database.query('select 1 from password_links l where l::text like $1', [
      `%${token}%`,
    ]);
    expect(stored).toEqual([]);
  });
});

it.each(locales)('the pages are in %s', async (locale) => {
  const token = await tokenFor('mei.lin@brightpack.example');
  const answers = [
    await newBrowser().get(`${forgotten}?lang=${locale}`),
    await newBrowser().get(`${set}?token=${token}&lang=${locale}`),
    await newBrowser().get(`${set}?token=x&lang=${locale}`),
  ];
  for (const { body } of answers) {
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).not.toMatch(/\{\{|newPassword\.|forgotten\./);
  }
});
