import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { demoPassword } from '../../../server/demo/password';
import { createEmbeddedIdentity } from '../../../server/identity/embedded/create-embedded-identity';
import type { Identity } from '../../../server/lib/access/identity';
import { createMails } from '../../../server/mail/create-mails';
import type { Database } from '../../../server/lib/database';
import { openTestDatabase } from '../server/test-database';
import type { Browser } from './browser';

export const origin = 'http://localhost:8000';
export const clientId = 'supplier-portal';
const connect = '/realms/platform/protocol/openid-connect';
export const endpoints = {
  auth: `${connect}/auth`,
  token: `${connect}/token`,
  userInfo: `${connect}/userinfo`,
  logout: `${connect}/logout`,
  revoke: `${connect}/revoke`,
};
export const anna = { email: 'anna.berger@alpenguss.example', password: demoPassword };

export interface Realm {
  database: Database;
  app: FastifyInstance;
  identity: Identity;
  /** Stops the server and starts another one on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The whole server with its embedded realm, on its own database with the demo world. */
export async function openRealm(env: Record<string, string> = {}): Promise<Realm> {
  const database = await openTestDatabase();
  const start = async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0', ...env });
    const { publicUrl, trustedProxies, secondFactorRequired } = config;
    const mails = createMails(publicUrl);
    const options = {
      ...{ publicUrl, trustedProxies, secondFactorRequired },
      ...{ clientId, database, mails, demoPassword },
    };
    const identity = await createEmbeddedIdentity(options);
    return { identity, app: await createApp(config, { database, identity }) };
  };
  const realm: Realm = {
    database,
    ...(await start()),
    async restart() {
      await realm.app.close();
      Object.assign(realm, await start());
    },
    async close() {
      await realm.app.close();
      await database.close();
    },
  };
  return realm;
}

/** The proof key of every sign-in in the tests. */
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** The address that keycloak-js would send the browser to; undefined parameters are left out. */
export function authorization(changes: Record<string, string | undefined> = {}): string {
  const parameters = {
    client_id: clientId,
    redirect_uri: `${origin}/overview/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    nonce: randomUUID(),
    ...changes,
  };
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${endpoints.auth}?${new URLSearchParams(given).toString()}`;
}

/** Where a response redirects the browser. */
export const target = (response: LightMyRequestResponse) =>
  new URL(String(response.headers.location), origin);

/** Starts a sign-in; returns the address of the form. */
export async function toForm(
  browser: Browser,
  changes: Record<string, string | undefined> = {},
): Promise<string> {
  return target(await browser.get(authorization(changes))).pathname;
}

/** Signs in by the form; returns the code that the app gets. */
export async function signInForCode(browser: Browser, { email, password } = anna): Promise<string> {
  const submitted = await browser.post(await toForm(browser), { email, password });
  const resumed = await browser.get(target(submitted).pathname);
  return target(resumed).searchParams.get('code') ?? '';
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** The headers that `fetch` sends; errors are then JSON instead of a page. */
const fetched = { accept: '*/*' };

export const exchange = (browser: Browser, code: string, changes: Record<string, string> = {}) =>
  browser.post(
    endpoints.token,
    {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: `${origin}/overview/`,
      code,
      code_verifier: verifier,
      ...changes,
    },
    fetched,
  );

export async function signIn(browser: Browser, who = anna): Promise<Tokens> {
  return (await exchange(browser, await signInForCode(browser, who))).json<Tokens>();
}

export const refresh = (browser: Browser, refreshToken: string) =>
  browser.post(
    endpoints.token,
    {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: refreshToken,
    },
    fetched,
  );

/** The claims of a token, unverified. */
export function decode(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

/** The result of a silent sign-in: a code, or the error that makes the app show its sign-in page. */
export async function signInSilently(browser: Browser): Promise<string | null> {
  const { searchParams } = target(await browser.get(authorization({ prompt: 'none' })));
  return searchParams.has('code') ? 'code' : searchParams.get('error');
}
