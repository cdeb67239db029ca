import { Browser } from '../../support/realm/browser';
import { anna, openRealm, signIn, signInSilently, target, type Realm } from '../../support/realm/realm';
import { openList, signInWithCodes } from '../../support/realm/second-factor';

let realm: Realm;
beforeEach(async () => {
  realm = await openRealm();
});
afterEach(() => realm.close());

const withCodes = () => signInWithCodes(realm);

const mails = () =>
  realm.database.query<{ subject: string }>(
    `select subject from mails where kind = 'secondFactor' order by created_at`,
    [],
  );

describe('the list', () => {
  it('names and removes a factor, with a mail and an audit entry', async () => {
    const { browser, path } = await withCodes();
    const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec((await browser.get(path)).body) ?? [];
    expect((await browser.post(factor, { name: '' })).statusCode).toBe(400);
    await browser.post(factor, { name: '  My <b>phone</b> ' });
    expect((await browser.get(path)).body).toContain('My &lt;b&gt;phone&lt;/b&gt;');
    await browser.post(`${factor}/remove`, {});
    expect((await browser.get(path)).body).toContain('You have none yet');
    expect((await mails()).at(-1)?.subject).toBe('A second factor was removed from your account');
    const [entry] = await realm.database.query(
      `select action, changes from audit_entries where area = 'account' order by number desc limit 1`,
      [],
    );
    expect(entry).toEqual({
      action: 'delete',
      changes: [{ field: 'codeApp', from: 'My <b>phone</b>', to: null }],
    });
  });

  it('changes nothing of another person', async () => {
    const { browser, path } = await withCodes();
    const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec((await browser.get(path)).body) ?? [];
    const luis = new Browser(realm.app);
    await signIn(luis, { ...anna, email: 'luis.ortega@alpenguss.example' });
    const { path: other } = await openList(luis);
    await luis.post(`${other}/factor/${factor.split('/').at(-1)}/remove`, {});
    await luis.post(`${other}/factor/${factor.split('/').at(-1)}`, { name: 'Mine' });
    expect((await luis.get(path)).statusCode).toBe(410);
    const { body } = await browser.get(path);
    expect(body).toContain('Test app');
  });

  it('asks for the password and the factor again when the last sign-in is long ago', async () => {
    const { browser, app } = await withCodes();
    const early = Math.floor(Date.now() / 1000) - 6 * 60;
    await realm.database.query(
      `update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb($1::int)) where model = 'Session'`,
      [early],
    );
    const { path, page } = await openList(browser);
    expect(path).toContain('/sign-in/');
    expect(page.body).toContain(`value="${anna.email}"`);
    const next = target(await browser.post(path, anna)).pathname;
    expect(next).toContain('/second-factor');
    const finished = await browser.post(next, { way: 'codes', code: app() });
    const list = target(await browser.get(target(finished).pathname)).pathname;
    expect((await browser.get(list)).body).toContain('Test app');
    expect(await signInSilently(browser)).toBe('code');
  });

  it('uses the language of the account if neither the page nor the app sets one', async () => {
    const { browser } = await withCodes();
    await realm.database.query(`update accounts set locale = 'fr' where email = $1`, [anna.email]);
    expect((await openList(browser)).page.body).toContain('<html lang="fr">');
  });

  it('sends somebody who is not signed in to the sign-in', async () => {
    expect((await openList(new Browser(realm.app))).path).toContain('/sign-in/');
  });
});
