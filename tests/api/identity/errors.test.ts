import Fastify from 'fastify';
import { createEmbeddedIdentity } from '../../../server/identity/embedded/create-embedded-identity';
import { createMails } from '../../../server/mail/create-mails';
import type { Database } from '../../../server/lib/database';
import { asDatabaseError } from '../../../server/lib/database-errors';
import { registerErrors } from '../../../server/plugins/errors';
import { registerRequestLog } from '../../../server/plugins/request-log';
import { Browser } from '../../support/realm/browser';
import {
  anna,
  authorization,
  clientId,
  openRealm,
  origin,
  refresh,
  target,
  toForm,
} from '../../support/realm/realm';
import { openTestDatabase } from '../../support/server/test-database';

describe('too many attempts', () => {
  it('tell people how long to wait, in their language', async () => {
    const realm = await openRealm();
    const browser = new Browser(realm.app);
    const form = await toForm(browser);
    for (let time = 0; time < 5; time += 1) await browser.post(form, { ...anna, password: 'y'.repeat(2000) });
    const page = await browser.post(`${form}?lang=de`, anna);
    expect(page.statusCode).toBe(429);
    expect(page.headers['retry-after']).toBe('60');
    expect(page.body).toContain('Bitte versuchen Sie es in 1 Minute erneut.');
    expect(page.body).not.toContain('aria-invalid="true"');
    await realm.close();
  });
});

describe('a public address with https', () => {
  const site = 'https://suppliers.example.com';

  it('is the issuer of the realm, and cookies go nowhere else', async () => {
    const realm = await openRealm({ PUBLIC_URL: site });
    const browser = new Browser(realm.app);
    const answer = await browser.get(authorization({ redirect_uri: `${site}/overview/` }));
    expect(answer.statusCode).toBe(303);
    const submitted = await browser.post(target(answer).pathname, anna);
    expect(target(submitted).origin).toBe(site);
    const resumed = await browser.get(target(submitted).pathname);
    const given = [answer, submitted, resumed].map(({ cookies }) => cookies);
    for (const cookie of given.flat()) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true });
      expect(cookie.name).toMatch(/^__(Host|Secure)-/);
    }
    expect(given.every(({ length }) => length > 0)).toBe(true);
    const device = given.flat().find(({ name }) => name === '__Host-device');
    expect(device).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(device).not.toHaveProperty('domain');
    const session = resumed.cookies.find(({ name }) => name === '__Host-session');
    expect(session).toMatchObject({ path: '/', secure: true });
    expect(session).not.toHaveProperty('domain');
    expect(String(resumed.headers.location)).toMatch(/^https:\/\/suppliers\.example\.com\/overview\/\?code=/);
    await realm.close();
  });
});

describe('an unreachable database', () => {
  let database: Database;
  let away = false;
  let fault = new Error('connect ECONNREFUSED');
  const app = Fastify();

  beforeAll(async () => {
    database = await openTestDatabase();
    const fragile: Database = {
      ...database,
      query: (...call) => (away ? Promise.reject(fault) : database.query(...call)),
      transaction: (work) => (away ? Promise.reject(fault) : database.transaction(work)),
    };
    const settings = { publicUrl: origin, trustedProxies: 0, secondFactorRequired: false };
    const mails = createMails(origin);
    const identity = await createEmbeddedIdentity({ ...settings, clientId, mails, database: fragile });
    registerErrors(app);
    registerRequestLog(app);
    await identity.register(app);
  });
  beforeEach(() => {
    away = false;
    fault = asDatabaseError(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const says = 'Sign-in is not available right now';

  it('is reported on the form, and everything works again afterwards', async () => {
    const browser = new Browser(app);
    const form = await toForm(browser);
    away = true;
    for (const page of [await browser.get(form), await browser.post(form, anna)]) {
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain(says);
    }
    away = false;
    expect((await browser.post(form, anna)).statusCode).toBe(303);
  });

  it('leads to a response that the app can distinguish from a refusal', async () => {
    away = true;
    const answer = await refresh(new Browser(app), 'any');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: 'server_error' });
  });

  it('is reported like a full disk: nothing can be stored, not even a sign-in', async () => {
    const browser = new Browser(app);
    const form = await toForm(browser);
    away = true;
    fault = Object.assign(new Error('could not extend file'), { code: '53100' });
    const page = await browser.post(form, anna);
    expect([page.statusCode, page.body.includes(says)]).toEqual([503, true]);
    expect((await refresh(new Browser(app), 'any')).statusCode).toBe(503);
  });

  it('is reported with the request id, whatever failed', async () => {
    const browser = new Browser(app);
    const form = await toForm(browser);
    away = true;
    fault = new Error('relation does not exist');
    for (const page of [await browser.get(form), await browser.get(authorization())]) {
      expect(page.statusCode).toBe(500);
      expect(page.body).toContain('Sign-in was not completed');
      expect(page.body).toContain(`this number: ${String(page.headers['x-request-id'])}<`);
    }
  });
});
