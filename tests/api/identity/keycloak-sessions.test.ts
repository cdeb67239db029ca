import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose';
import { createApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { createEndSession } from '../../../server/identity/backchannel-logout';
import { createKeycloakIdentity } from '../../../server/identity/keycloak';
import type { Database } from '../../../server/lib/database';
import { credential, people } from '../../support/server/test-app';
import { openTestDatabase } from '../../support/server/test-database';
import { waitForStatus } from '../../support/server/wait-for-status';

const clientId = 'supplier-portal';
const event = 'http://schemas.openid.net/event/backchannel-logout';
let keys: Server;
let issuer: string;
let key: CryptoKey;
let foreignKey: CryptoKey;
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  keys = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  keys.listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const url = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;
  issuer = `${url}/realms/platform`;
  database = await openTestDatabase();
  const identity = createKeycloakIdentity({ url, realm: 'platform', clientId }, createEndSession(database));
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_DIR: 'no-site', RATE_LIMIT: '0' });
  app = await createApp(config, { database, identity });
});
afterAll(async () => {
  await app.close();
  await database.close();
  keys.close();
});

const sign = (claims: JWTPayload, { by = key, from = issuer, of = 'a1', issuedAt = '0s' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject(of)
    .setIssuer(from)
    .setIssuedAt(issuedAt)
    .setExpirationTime('5m')
    .sign(by);

async function callOf(sid: string, { of = 'a1', issuedAt = '0s' } = {}) {
  const claims = { typ: 'Bearer', azp: clientId, email: people.user, sid };
  const token = await sign(claims, { of, issuedAt });
  const headers = { authorization: `Bearer ${credential}`, 'x-access-token': token };
  return () => app.inject({ url: '/api/account/settings', headers });
}

const logout = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

/** A logout token as Keycloak sends it. */
const logoutToken = { typ: 'Logout', aud: clientId, sid: 's1', events: { [event]: {} } };

test('the access token of a session that Keycloak has ended is refused, and no other', async () => {
  const [ended, other] = [await callOf('s1'), await callOf('s2', { of: 'a2' })];
  expect((await ended()).statusCode).toBe(200);
  const answer = await logout(await sign(logoutToken));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  await waitForStatus(401, ended);
  expect((await ended()).json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  expect((await other()).statusCode).toBe(200);
});

test('the person’s older tokens are refused too, since Keycloak names only one of several ended sessions, but newer ones are not', async () => {
  const [older, newer] = [await callOf('s8', { issuedAt: '-10s' }), await callOf('s8', { issuedAt: '0s' })];
  await logout(await sign({ ...logoutToken, sid: 's9' }, { issuedAt: '-2s' }));
  await waitForStatus(401, older);
  expect((await newer()).statusCode).toBe(200);
});

test('a logout without a session ends all of the person’s', async () => {
  const [older, foreign] = [
    await callOf('s10', { issuedAt: '-10s' }),
    await callOf('s10', { of: 'a2', issuedAt: '-10s' }),
  ];
  expect((await logout(await sign({ ...logoutToken, sid: undefined }))).statusCode).toBe(200);
  await waitForStatus(401, older);
  expect((await foreign()).statusCode).toBe(200);
});

test.each<[string, () => Promise<string> | string]>([
  ['no token', () => ''],
  ['text', () => 'a.b.c'],
  ['has a foreign signature', () => sign({ ...logoutToken, sid: 's3' }, { by: foreignKey })],
  ['is of another realm', () => sign({ ...logoutToken, sid: 's3' }, { from: 'https://elsewhere.example' })],
  ['is for another client', () => sign({ ...logoutToken, sid: 's3', aud: 'another' })],
  ['is an hour old', () => sign({ ...logoutToken, sid: 's3' }, { issuedAt: '-1h' })],
  ['has no logout event', () => sign({ ...logoutToken, sid: 's3', events: {} })],
  ['is an id token', () => sign({ ...logoutToken, sid: 's3', nonce: 'n' })],
  ['names nobody', () => sign({ ...logoutToken, sid: undefined }, { of: '' })],
])('what %s ends nothing', async (_case, make) => {
  const answer = await logout(await make());
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'LOGOUT_TOKEN_INVALID' } });
  expect((await (await callOf('s3'))()).statusCode).toBe(200);
});

test('a token that names an unknown API client is refused', async () => {
  const [row] = await database.query<{ id: number }>(`select id from projects where name = 'Alpenguss GmbH'`);
  const client = { client_id: 'x', project_id: row?.id, secret_version: 1, scope: 'carbon:read' };
  const token = await sign({ typ: 'Bearer', azp: clientId, sid: 's20', ...client }, { of: 'a20' });
  const headers = { authorization: `Bearer ${token}` };
  const refused = await app.inject({ url: `/api/ca-settings/project/${row?.id}`, headers });
  expect(refused.json()).toMatchObject({ error: { code: 'CLIENT_REVOKED' } });
});
