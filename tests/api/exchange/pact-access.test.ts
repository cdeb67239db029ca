import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { PactError, type PactToken } from '../../../core/contracts/pact-interface';
import { askForToken, newCaller, partnerCalls, type Caller } from '../../support/server/partners';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let alpha: Caller;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  alpha = await newCaller(server, { projectId, name: 'Alpha' });
});
afterAll(() => server.close());

const { url, send, makeSecret, list } = partnerCalls(() => ({ server, projectId }));
const refused = (answer: { statusCode: number; json: () => unknown }) => {
  expect(Value.Check(PactError, answer.json())).toBe(true);
  return [answer.statusCode, (answer.json() as PactError).code];
};
const withToken = (token: string, path = '/3/footprints') =>
  server.app.inject({ url: `/pact${path}`, headers: { authorization: `Bearer ${token}` } });

test('a system with its credential gets a token, and the company sees when', async () => {
  const { partner, clientSecret } = await makeSecret(alpha.id);
  const answer = await askForToken(server, partner.credential?.clientId ?? '', clientSecret);
  const token = answer.json<PactToken>();
  expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 1800 });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await withToken(token.access_token)).json()).toEqual({ data: [] });
  const seen = (await list()).find(({ id }) => id === alpha.id);
  expect(seen?.credential?.usedAt).toMatch(/^20/);
});

test('an invalid credential gets no token', async () => {
  const other = await newCaller(server, { projectId, name: 'Beta' });
  const { clientSecret } = await makeSecret(other.id);
  for (const [clientId, secret] of [
    [alpha.clientId, clientSecret],
    [alpha.clientId, 'short'],
    [randomUUID(), clientSecret],
    ['nobody', clientSecret],
    ['', ''],
  ] as const) {
    const answer = await askForToken(server, clientId, secret);
    expect(refused(answer)).toEqual([401, 'AccessDenied']);
    expect(answer.json()).toMatchObject({ error: 'invalid_client' });
  }
  const bare = await server.app.inject({
    method: 'POST',
    url: '/pact/auth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=client_credentials',
  });
  expect(refused(bare)).toEqual([401, 'AccessDenied']);
  expect(bare.headers['www-authenticate']).toMatch(/^Basic/);
});

test.each([
  ['grant_type=password', 'unsupported_grant_type'],
  ['scope=footprints', 'invalid_request'],
])('a token request with %s alone is refused as %s', async (form, error) => {
  const answer = await askForToken(server, alpha.clientId, undefined, form);
  expect(refused(answer)).toEqual([400, 'BadRequest']);
  expect(answer.json()).toMatchObject({ error });
});

test('a token ends immediately when its credential is revoked or replaced, or its partner removed', async () => {
  for (const end of [
    (id: string) => send('DELETE', url(`/${id}/credential`)),
    (id: string) => send('POST', url(`/${id}/credential`)),
    (id: string) => send('DELETE', url(`/${id}`)),
  ]) {
    const caller = await newCaller(server, { projectId, name: 'Short' });
    expect((await caller.call('/3/footprints')).statusCode).toBe(200);
    await end(caller.id);
    expect(refused(await caller.call('/3/footprints'))).toEqual([401, 'AccessDenied']);
    expect(refused(await askForToken(server, caller.clientId))).toEqual([401, 'AccessDenied']);
  }
});

test('an expired token is reported as expired', async () => {
  await server.database.query(`update pact_tokens set expires_at = now() where partner_id = $1`, [alpha.id]);
  expect(refused(await alpha.call('/3/footprints'))).toEqual([401, 'TokenExpired']);
});

test('only a partner’s token gives access to the interface', async () => {
  const token = await server.identity.tokenFor(people.mainUser);
  for (const wrong of ['', 'supplier-portal-public', token, 'x'.repeat(43)])
    expect(refused(await withToken(wrong))).toEqual([401, 'AccessDenied']);
  const person = await server.call(people.mainUser, { url: '/pact/3/footprints' });
  expect(refused(person)).toEqual([401, 'AccessDenied']);
});

test('and a partner’s token gives access to nothing else', async () => {
  for (const path of [`/api/ca-products/project/${projectId}`, '/api/app-countries']) {
    const answer = await alpha.call(`/..${path}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  const { authorization } = { authorization: await tokenOf(alpha) };
  const answer = await server.app.inject({
    url: `/api/ca-products/project/${projectId}`,
    headers: { authorization },
  });
  expect(answer.statusCode).toBe(401);
});

async function tokenOf({ clientId }: Caller): Promise<string> {
  const { access_token } = (await askForToken(server, clientId)).json<PactToken>();
  return `Bearer ${access_token}`;
}

test.each(['/2/footprints', '/3/nothing', '/'])('%s does not exist', async (path) => {
  expect(refused(await alpha.call(path))).toEqual([404, 'NotFound']);
});

test('an invalid id is refused with the error of the specification', async () => {
  expect(refused(await alpha.call('/3/footprints/12'))).toEqual([400, 'BadRequest']);
});
