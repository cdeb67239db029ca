import type { ApiClient, ApiClientList, NewClientSecret } from '../../../core/contracts/api-clients';
import type { AuditList } from '../../../core/contracts/audit';
import { callAs, newApiClient } from '../../support/server/api-clients';
import { eventsOf } from '../../support/server/events';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let path: string;

beforeAll(async () => {
  server = await createTestApp({ CLIENT_RATE_LIMIT: '3' });
  projectId = await server.projectId('Alpenguss GmbH');
  path = `/api/api-clients/project/${projectId}`;
});
afterAll(() => server.close());
beforeEach(() => server.database.query('delete from api_clients', []));

const post = (url: string, payload?: object, email = people.mainUser) =>
  server.call(email, { method: 'POST', url, ...(payload && { payload }) });
const make = (data: object) => post(path, { data });
const made = async (name: string, scopes = ['carbon:read']) =>
  (await make({ name, scopes })).json<NewClientSecret>().data;
const list = async () => (await server.call(people.mainUser, { url: path })).json<ApiClientList>();
const errorOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: string; message: string; details?: unknown } }).error;
const trail = async () =>
  (
    await server.call(people.mainUser, { url: `/api/audit/project/${projectId}?area=api-client` })
  ).json<AuditList>().data;
const years = (project = projectId) => `/api/ca-settings/project/${project}`;
const revoke = (id: string) => server.call(people.mainUser, { method: 'DELETE', url: `${path}/${id}` });
const caller = ({ id }: ApiClient, secretVersion = 1) =>
  callAs(server, { id, projectId, secretVersion, scopes: ['carbon:read'] });

test('an administrator creates a client; its secret is shown once and not stored', async () => {
  const { client, clientSecret } = await made(' ERP  export ', [
    'carbon:write',
    'carbon:read',
    'carbon:read',
  ]);
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  expect(client).toMatchObject({
    name: 'ERP export',
    scopes: ['carbon:read', 'carbon:write'],
    ...{ expiresOn: null, isExpired: false, lastUsedAt: null },
  });
  expect(await list()).toEqual({ data: [client], tokenAddress: 'https://identity.test/token' });
  const stored = await server.database.query('select to_jsonb(c)::text as row from api_clients c', []);
  expect(JSON.stringify(stored)).not.toContain(clientSecret);
});

test('a user who is not an administrator neither sees nor creates clients', async () => {
  expect((await server.call(people.user, { url: path })).statusCode).toBe(403);
  expect((await post(path, { data: { name: 'ERP', scopes: ['carbon:read'] } }, people.user)).statusCode).toBe(
    403,
  );
});

test.each([
  ['without a name', { name: '  ' }, 'NAME_REQUIRED'],
  ['with a long name', { name: 'x'.repeat(81) }, 'NAME_TOO_LONG'],
  ['without scopes', { scopes: [] }, 'NOTHING_ALLOWED'],
  ['with an unknown scope', { scopes: ['people:write'] }, 'INVALID_INPUT'],
  ['that has expired already', { expiresOn: '2020-01-01' }, 'EXPIRED_ALREADY'],
  ['with an invalid expiry date', { expiresOn: 'tomorrow' }, 'INVALID_INPUT'],
])('no client %s', async (_case, data, code) => {
  const answer = await make({ name: 'ERP', scopes: ['carbon:read'], ...data });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([400, code]);
});

test('a caller that chooses the id finds its client when the answer was lost', async () => {
  const id = 'b9f7e1c2-0000-4000-8000-000000000002';
  const answer = await make({ id, name: 'Own id', scopes: ['carbon:read'] });
  expect(answer.json()).toMatchObject({ data: { client: { id } } });
  const other = await make({ id, name: 'Other', scopes: ['carbon:read'] });
  expect([other.statusCode, errorOf(other).code]).toEqual([409, 'API_CLIENT_EXISTS']);
});

test('names of clients are unique, until one is revoked', async () => {
  const { client } = await made('ERP');
  const again = await make({ name: 'erp', scopes: ['carbon:read'] });
  expect([again.statusCode, errorOf(again).code]).toEqual([409, 'API_CLIENT_EXISTS']);
  await revoke(client.id);
  expect((await made('erp')).client.name).toBe('erp');
});

test('a company has at most 20 clients', async () => {
  for (let number = 1; number <= 20; number += 1)
    await newApiClient(server, { projectId, name: `Client ${number}`, scopes: ['carbon:read'] });
  const answer = await make({ name: 'One more', scopes: ['carbon:read'] });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'API_CLIENTS_MANY']);
});

test('colleagues who view the clients are notified of each change', async () => {
  const events = await eventsOf(server, projectId, async () => {
    const { client } = await made('ERP');
    await post(`${path}/${client.id}/secret`);
    await revoke(client.id);
  });
  expect(events).toEqual(['api-client create', 'api-client renew-secret', 'api-client revoke']);
});

test('changes to a client are in the audit trail', async () => {
  const { client } = await made('Reporting tool');
  await post(`${path}/${client.id}/secret`);
  await revoke(client.id);
  const entries = (await trail()).filter(({ subject }) => subject === 'Reporting tool');
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['revoke', people.mainUser],
    ['renew-secret', people.mainUser],
    ['create', people.mainUser],
  ]);
  expect(entries[2]?.changes).toContainEqual({ field: 'scopes', from: null, to: 'carbon:read' });
});

test('a client acts under its own name, and its last use is recorded', async () => {
  const { client } = await made('ERP');
  expect((await caller(client)({ url: years() })).statusCode).toBe(200);
  expect((await list()).data[0]?.lastUsedAt).toEqual(expect.any(String));
});

test('a revoked client fails immediately, and so do tokens of its previous secret', async () => {
  const { client } = await made('ERP');
  const { clientSecret } = (await post(`${path}/${client.id}/secret`)).json<NewClientSecret>().data;
  expect(clientSecret).toMatch(/^[\w-]{43}$/);
  const old = await caller(client, 1)({ url: years() });
  expect([old.statusCode, errorOf(old).code]).toEqual([401, 'CLIENT_REVOKED']);
  expect((await caller(client, 2)({ url: years() })).statusCode).toBe(200);
  expect((await revoke(client.id)).statusCode).toBe(200);
  const revoked = await caller(client, 2)({ url: years() });
  expect([revoked.statusCode, errorOf(revoked).code]).toEqual([401, 'CLIENT_REVOKED']);
  expect((await list()).data).toEqual([]);
  expect((await revoke(client.id)).statusCode).toBe(404);
  expect((await post(`${path}/${client.id}/secret`)).statusCode).toBe(404);
});

test('a client that has expired gets an error that says so', async () => {
  const { client } = await made('ERP');
  await server.database.query(`update api_clients set expires_on = '2026-01-01'`, []);
  const answer = await caller(client)({ url: years() });
  expect([answer.statusCode, errorOf(answer).code]).toEqual([401, 'CLIENT_EXPIRED']);
  expect((await list()).data[0]).toMatchObject({ expiresOn: '2026-01-01', isExpired: true });
});

test('a client may send its token as Bearer alone, as in OAuth', async () => {
  const { client } = await made('ERP');
  const claims = { id: client.id, projectId, secretVersion: 1, scopes: ['carbon:read'] };
  const authorization = `Bearer ${await server.identity.clientToken(claims)}`;
  const ask = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });
  expect((await ask(years(), { authorization })).statusCode).toBe(200);
  expect((await ask('/api/app-countries', { authorization })).statusCode).toBe(200);
  for (const url of [years(), '/api/app-countries']) {
    const forged = await ask(url, { authorization: 'Bearer a.b.c' });
    expect([url, forged.statusCode, errorOf(forged).code]).toEqual([url, 401, 'TOKEN_INVALID']);
  }
});

test('a client cannot access another project, even with a token that names it', async () => {
  const { client } = await made('ERP');
  const other = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  expect((await caller(client)({ url: years(other) })).statusCode).toBe(404);
  const forged = callAs(server, {
    id: client.id,
    projectId: other,
    scopes: ['carbon:read'],
    secretVersion: 1,
  });
  expect((await forged({ url: years(other) })).statusCode).toBe(401);
});

test('a token with fewer scopes gives no more access', async () => {
  const { client } = await made('ERP', ['carbon:read', 'audit:read']);
  const answer = await caller(client)({ url: `/api/audit/project/${projectId}` });
  expect(answer.statusCode).toBe(403);
  expect(errorOf(answer)).toMatchObject({ code: 'SCOPE_MISSING', details: { scope: 'audit:read' } });
});

test('each client has its own rate limit', async () => {
  const [{ client: busy }, { client: other }] = [await made('Busy'), await made('Other')];
  for (let calls = 0; calls < 3; calls += 1)
    expect((await caller(busy)({ url: years() })).statusCode).toBe(200);
  const refused = await caller(busy)({ url: years() });
  expect([refused.statusCode, errorOf(refused).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await caller(other)({ url: years() })).statusCode).toBe(200);
});

test('changes by a client name the client in place of a person', async () => {
  const { call } = await newApiClient(server, {
    projectId,
    name: 'Plant data',
    scopes: ['assessment:read', 'assessment:write'],
  });
  const saved = await call({
    method: 'POST',
    url: `/api/company-questions/project/${projectId}/submit`,
    payload: {
      data: { footprints: [{ year: 2024, scope1TonsCO2e: 12, scope2TonsCO2e: 3, scope3TonsCO2e: 40 }] },
    },
  });
  expect([saved.statusCode, saved.json<{ data: { updatedBy: string } }>().data.updatedBy]).toEqual([
    200,
    'Plant data',
  ]);
  const { data } = (
    await server.call(people.mainUser, { url: `/api/audit/project/${projectId}` })
  ).json<AuditList>();
  expect(data[0]).toMatchObject({ actor: 'api-client:Plant data', actorName: 'Plant data' });
});

test('a client submits to the customers', async () => {
  const { call } = await newApiClient(server, {
    projectId,
    name: 'Assistant',
    scopes: ['requests:write'],
  });
  const submitted = await call({ method: 'POST', url: `/api/customer-requests/project/${projectId}/submit` });
  expect(submitted.statusCode).toBe(200);
});
