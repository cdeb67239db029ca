import { manageUsers } from '../../../server/cli/users';
import { loadConfig } from '../../../server/config';
import { describeParts } from '../../../server/describe-config';
import { Authenticator } from '../../support/realm/authenticator';
import { Browser } from '../../support/realm/browser';
import { anna, openRealm, signInSilently, target, type Realm } from '../../support/realm/realm';
import {
  addCodes,
  addPasskey,
  appOf,
  follow,
  openList,
  optionsOf,
  recoveryCodesOf,
  signInByPassword,
} from '../../support/realm/second-factor';

let realm: Realm;
afterEach(() => realm.close());

const required = { SECOND_FACTOR: 'required' };

describe('where the operator requires a second factor', () => {
  beforeEach(async () => {
    realm = await openRealm(required);
  });

  it('somebody without one sets it up after the password, and signs in with it', async () => {
    const browser = new Browser(realm.app);
    const { path, page } = await signInByPassword(browser);
    expect(page.body).toContain('Set up a second factor');
    expect(await signInSilently(new Browser(realm.app))).toBe('login_required');
    expect(browser.cookie('session')).toBeUndefined();
    const { page: added } = await addCodes(browser, path);
    expect(recoveryCodesOf(added)).toHaveLength(10);
    expect(added.body).toContain(`<form method="post" action="${path}">`);
    const resumed = await browser.get(target(await browser.post(path, { lang: 'en' })).pathname);
    expect(target(resumed).searchParams.get('code')).not.toBeNull();
    expect((await signInByPassword(new Browser(realm.app))).path).toContain('/second-factor');
  });

  it('a passkey works too', async () => {
    const browser = new Browser(realm.app);
    const { path } = await signInByPassword(browser);
    expect((await addPasskey(browser, path, new Authenticator())).statusCode).toBe(200);
    expect((await browser.post(path, {})).statusCode).toBe(303);
  });

  it('a form that is sent twice still leads to recovery codes, and on', async () => {
    const browser = new Browser(realm.app);
    const { path } = await signInByPassword(browser);
    await addCodes(browser, path);
    const again = await browser.post(`${path}/codes`, { name: 'Test app', code: '123456' });
    expect(recoveryCodesOf(again)).toHaveLength(10);
    expect((await browser.post(path, {})).statusCode).toBe(303);
  });

  it('nobody gets past the set-up without it, and it adds only one factor', async () => {
    const browser = new Browser(realm.app);
    const { path } = await signInByPassword(browser);
    expect((await browser.post(path, {})).statusCode).toBe(410);
    const options = optionsOf(await browser.get(`${path}/passkey`));
    const app = appOf(await browser.get(`${path}/codes`));
    const response = new Authenticator().create(options);
    expect((await browser.post(`${path}/passkey`, { name: 'first', response })).statusCode).toBe(200);
    expect((await browser.post(`${path}/codes`, { name: 'second', code: app() })).statusCode).toBe(410);
  });

  it('a second set-up started with the password is invalid once the owner has one', async () => {
    const [owner, thief] = [new Browser(realm.app), new Browser(realm.app)];
    const [own, other] = [await signInByPassword(owner), await signInByPassword(thief)];
    await addPasskey(owner, own.path, new Authenticator());
    expect((await addPasskey(thief, other.path, new Authenticator())).statusCode).toBe(410);
    expect((await thief.post(other.path, {})).statusCode).toBe(410);
  });

  it('a set-up started with the previous password is invalid once a new one is set', async () => {
    const thief = new Browser(realm.app);
    const { path } = await signInByPassword(thief);
    const realmPath = '/realms/platform';
    await new Browser(realm.app).post(`${realmPath}/forgotten-password`, { email: anna.email });
    const [mail] = await realm.database.query<{ text: string }>(
      `select text_body as text from mails where recipient = $1 and kind = 'forgottenPassword'`,
      [anna.email],
    );
    const [, token = ''] = /token=([\w-]{43})&/.exec(mail?.text ?? '') ?? [];
    const password = 'kupfer wolke neun';
    const chosen = { token, password, repeat: password };
    expect((await new Browser(realm.app).post(`${realmPath}/set-password`, chosen)).statusCode).toBe(200);
    expect((await thief.get(`${path}/codes`)).statusCode).toBe(410);
    expect((await thief.get(`${path}/passkey`)).statusCode).toBe(410);
  });

  it('the last one cannot be removed', async () => {
    const browser = new Browser(realm.app);
    const { path } = await signInByPassword(browser);
    await addCodes(browser, path);
    await follow(browser, await browser.get(target(await browser.post(path, {})).pathname));
    const { path: list, page } = await openList(browser);
    const [, factor = ''] = /href="([^"?]*\/factor\/[^"?]*)/.exec(page.body) ?? [];
    expect((await browser.get(factor)).body).toContain('Add another one before you remove this one.');
    await browser.post(`${factor}/remove`, {});
    expect((await browser.get(list)).body).toContain('Test app');
    await addPasskey(browser, list, new Authenticator());
    await browser.post(`${factor}/remove`, {});
    expect((await browser.get(list)).body).not.toContain('Test app');
  });
});

describe('users remove-factors', () => {
  beforeEach(async () => {
    realm = await openRealm();
  });

  const remove = async (email: string, env: Record<string, string> = {}) => {
    const lines: string[] = [];
    const args = ['remove-factors', '--email', email];
    for await (const line of manageUsers(realm.database, args, loadConfig(env))) lines.push(line);
    return lines;
  };

  it('removes all factors of a person, ends their sessions, and informs them and the audit trail', async () => {
    const browser = new Browser(realm.app);
    await follow(browser, (await signInByPassword(browser)).page);
    const { path } = await openList(browser);
    await addCodes(browser, path);
    await addPasskey(browser, path, new Authenticator());
    expect(await remove(` ${anna.email.toUpperCase()} `)).toEqual([
      `Every second factor of ${anna.email} is removed (2), and every session ended.`,
      expect.anything(),
    ]);
    expect(await signInSilently(browser)).toBe('login_required');
    expect((await signInByPassword(new Browser(realm.app))).path).not.toContain('/second-factor');
    const [mail] = await realm.database.query(
      `select subject from mails where kind = 'secondFactor' order by created_at desc limit 1`,
      [],
    );
    expect(mail).toEqual({ subject: 'The second factors of your account were removed' });
    const [entry] = await realm.database.query(
      `select actor, action, subject, changes from audit_entries order by at desc, number desc limit 1`,
      [],
    );
    expect(entry).toEqual({
      actor: 'operator',
      action: 'delete',
      subject: anna.email,
      changes: [
        { field: 'codeApp', from: 'Test app', to: null },
        { field: 'passkey', from: 'Test key', to: null },
      ],
    });
    expect(await remove(anna.email)).toEqual([`${anna.email} has no second factor.`]);
  });

  it('reports unknown people, and where to do it with Keycloak', async () => {
    await expect(remove('nobody@example.test')).rejects.toThrow('Nobody has the address');
    const keycloak = {
      IDENTITY: 'keycloak',
      KEYCLOAK_URL: 'https://login.example.test',
      KEYCLOAK_ADMIN_CLIENT_SECRET: 'x',
    };
    await expect(remove(anna.email, keycloak)).rejects.toThrow('Keycloak keeps second factors itself');
    expect(() => loadConfig({ ...keycloak, ...required })).toThrow('SECOND_FACTOR must be optional');
  });

  it('the public configuration shows whether one is required', () => {
    expect(describeParts(loadConfig(required)).identity).toBe('embedded, second factor required');
    expect(describeParts(loadConfig({})).identity).toBe('embedded, second factor optional');
  });
});
