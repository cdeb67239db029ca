import { Authenticator } from '../../support/realm/authenticator';
import { Browser } from '../../support/realm/browser';
import { anna, decode, exchange, openRealm, target, toForm, type Realm } from '../../support/realm/realm';
import {
  addPasskey,
  follow,
  openList,
  optionsOf,
  recoveryCodesOf,
  signInByPassword,
} from '../../support/realm/second-factor';
import { signIn } from '../../support/realm/realm';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const remote = '192.0.2.80';
const refused = 'This passkey was not accepted.';

/** A browser in which Anna is signed in and has added a passkey. */
async function withPasskey(key = new Authenticator()) {
  const browser = new Browser(realm.app);
  await signIn(browser);
  const { path } = await openList(browser);
  const added = await addPasskey(browser, path, key);
  return { browser, path, key, added };
}

/** The page that asks for the passkey, in a new browser. */
async function asked() {
  const browser = new Browser(realm.app);
  return { browser, ...(await signInByPassword(browser)) };
}

const use = (browser: Browser, path: string, response: string) =>
  browser.post(path, { way: 'passkey', response });

const codeOf = async (browser: Browser, response: Awaited<ReturnType<typeof use>>) =>
  target(await browser.get(target(response).pathname)).searchParams.get('code') ?? '';

describe('adding a passkey', () => {
  it('shows recovery codes once, lists it by its name, and records it for its owner and in the audit trail', async () => {
    const { browser, path, added } = await withPasskey();
    expect(added.statusCode).toBe(200);
    expect(recoveryCodesOf(added)).toHaveLength(10);
    const list = await browser.get(path);
    expect(list.body).toContain('Test key');
    expect(list.body).toContain('You have 10 unused codes');
    expect(recoveryCodesOf(list)).toEqual([]);
    const [mail] = await realm.database.query<{ recipient: string; text: string }>(
      `select recipient, subject, text_body as text from mails where kind = 'secondFactor'`,
      [],
    );
    expect(mail).toMatchObject({ recipient: anna.email });
    expect(mail?.text).toContain('Test key');
    const [entry] = await realm.database.query(
      `select actor, action, changes from audit_entries where area = 'account' order by number desc limit 1`,
      [],
    );
    expect(entry).toEqual({
      actor: anna.email,
      action: 'create',
      changes: [{ field: 'passkey', from: null, to: 'Test key' }],
    });
  });

  it('allows the two passkey scripts on its page, and none on the list', async () => {
    const { browser, path } = await withPasskey();
    const page = await browser.get(`${path}/passkey`);
    const policy = String(page.headers['content-security-policy']);
    const sources = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
    expect(sources).toHaveLength(2);
    expect(policy).toContain(`script-src ${sources.join(' ')};`);
    expect(policy).not.toMatch(/unsafe|script-src[^;]*'self'/);
    expect(page.body).not.toMatch(/<script>|style="| on[a-z]+="/);
    for (const source of sources)
      expect((await browser.get(source ?? '')).headers['content-type']).toContain('text/javascript');
    expect(String((await browser.get(path)).headers['content-security-policy'])).not.toContain('script-src');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('refuses a response for %s', async (_what, changes) => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    const options = optionsOf(await browser.get(`${path}/passkey`));
    const response = new Authenticator().create(options, changes);
    const answer = await browser.post(`${path}/passkey`, { name: 'x', response });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The passkey was not accepted.');
    expect((await browser.get(path)).body).toContain('You have none yet');
  });

  it.each([['{}'], ['null'], ['no JSON'], ['{"id":"x"}'], ['']])('refuses %s', async (response) => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    await browser.get(`${path}/passkey`);
    expect((await browser.post(`${path}/passkey`, { name: 'x', response })).statusCode).toBe(400);
  });

  it('accepts a response once, and a passkey once', async () => {
    const { browser, path, key } = await withPasskey();
    const options = optionsOf(await browser.get(`${path}/passkey`));
    expect(JSON.stringify(options.excludeCredentials)).toContain(key.id.toString('base64url'));
    const response = key.create(options);
    expect((await browser.post(`${path}/passkey`, { name: 'twice', response })).statusCode).toBe(400);
    expect((await browser.post(`${path}/passkey`, { name: 'twice', response })).statusCode).toBe(400);
    expect((await browser.get(path)).body).not.toContain('twice');
  });

  it('shows new recovery codes when the form is sent twice, since nobody may have seen the first', async () => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    const response = new Authenticator().create(optionsOf(await browser.get(`${path}/passkey`)));
    const [first, again] = [
      await browser.post(`${path}/passkey`, { name: 'My key', response }),
      await browser.post(`${path}/passkey`, { name: 'My key', response }),
    ].map(recoveryCodesOf);
    expect(again).toHaveLength(10);
    expect(again).not.toEqual(first);
  });

  it('asks for a name', async () => {
    const browser = new Browser(realm.app);
    await signIn(browser);
    const { path } = await openList(browser);
    expect((await addPasskey(browser, path, new Authenticator(), '  ')).body).toContain('Enter a name');
  });
});

describe('after the password', () => {
  it('a passkey is required, and without it nobody is signed in', async () => {
    const { key } = await withPasskey();
    const { browser, path, page } = await asked();
    expect(path).toContain('/second-factor');
    expect(page.body).toContain('Confirm that it is you');
    expect(browser.cookie('session')).toBeUndefined();
    const finished = await use(browser, path, key.get(optionsOf(page)));
    const tokens = (await exchange(browser, await codeOf(browser, finished))).json<{ id_token: string }>();
    expect(decode(tokens.id_token)).toMatchObject({ email: anna.email });
  });

  it('a response is accepted once', async () => {
    const { key } = await withPasskey();
    const { browser, path, page } = await asked();
    const response = key.get(optionsOf(page));
    expect((await use(browser, path, response)).statusCode).toBe(303);
    expect((await use(browser, path, response)).statusCode).toBe(410);
    const again = await asked();
    expect((await use(again.browser, again.path, response)).statusCode).toBe(401);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('a response for %s is refused', async (_what, changes) => {
    const { key } = await withPasskey();
    const { browser, path, page } = await asked();
    const answer = await use(browser, path, key.get(optionsOf(page), changes));
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain(refused);
  });

  it('a copy of the key with an old counter is refused', async () => {
    const { key } = await withPasskey();
    const first = await asked();
    expect((await use(first.browser, first.path, key.get(optionsOf(first.page)))).statusCode).toBe(303);
    key.counter -= 1;
    const { browser, path, page } = await asked();
    expect((await use(browser, path, key.get(optionsOf(page)))).body).toContain(refused);
  });

  it('a passkey of another person is refused', async () => {
    await withPasskey();
    const luis = { email: 'luis.ortega@alpenguss.example', password: anna.password };
    const other = new Browser(realm.app);
    await signIn(other, luis);
    const key = new Authenticator();
    await addPasskey(other, (await openList(other)).path, key);
    const { browser, path, page } = await asked();
    expect((await use(browser, path, key.get(optionsOf(page)))).statusCode).toBe(401);
  });

  it('the page does not work without the password', async () => {
    await withPasskey();
    const browser = new Browser(realm.app);
    const form = await toForm(browser);
    expect((await browser.get(`${form}/second-factor`)).statusCode).toBe(410);
    expect((await browser.get(`${form}/set-up`)).statusCode).toBe(410);
    expect((await browser.get((await asked()).path)).statusCode).toBe(410);
  });

  it('the pages that set up the first one are closed to somebody who has one', async () => {
    await withPasskey();
    const { browser, form } = await asked();
    expect((await browser.get(`${form}/set-up`)).statusCode).toBe(410);
    expect((await browser.get(`${form}/set-up/codes`)).statusCode).toBe(410);
    expect((await browser.post(`${form}/set-up`, {})).statusCode).toBe(410);
  });
});

describe('instead of the password', () => {
  async function alone(options?: { address: string }) {
    const browser = new Browser(realm.app, options);
    const form = await toForm(browser);
    expect((await browser.get(form)).body).toContain(`${form}/passkey`);
    return { browser, path: `${form}/passkey`, page: await browser.get(`${form}/passkey`) };
  }

  it('a passkey with user verification signs in', async () => {
    const { key } = await withPasskey();
    const { browser, path, page } = await alone();
    expect(optionsOf(page)).toMatchObject({ userVerification: 'required' });
    expect(optionsOf(page)).not.toHaveProperty('allowCredentials');
    const finished = await use(browser, path, key.get(optionsOf(page)));
    expect(await codeOf(browser, finished)).not.toBe('');
  });

  it.each([
    ['lacks user verification', { isVerified: false }],
    ['responds for another origin', { origin: 'https://evil.example' }],
  ])('one that %s does not', async (_what, changes) => {
    const { key } = await withPasskey();
    const { browser, path, page } = await alone();
    const answer = await use(browser, path, key.get(optionsOf(page), changes));
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain(refused);
  });

  it('one that nobody has added does not', async () => {
    const { browser, path, page } = await alone();
    expect((await use(browser, path, new Authenticator().get(optionsOf(page)))).statusCode).toBe(401);
  });

  it('gives access to a demo account from this machine only', async () => {
    const { key } = await withPasskey();
    const { browser, path, page } = await alone({ address: remote });
    expect((await use(browser, path, key.get(optionsOf(page)))).statusCode).toBe(401);
  });

  it('one that was removed does not', async () => {
    const { browser: own, path: listPath, key } = await withPasskey();
    const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec((await own.get(listPath)).body) ?? [];
    expect((await follow(own, await own.post(`${factor}/remove`, {}))).page.body).toContain(
      'You have none yet',
    );
    const { browser, path, page } = await alone();
    expect((await use(browser, path, key.get(optionsOf(page)))).statusCode).toBe(401);
    expect((await asked()).page.statusCode).not.toBe(200);
  });
});
