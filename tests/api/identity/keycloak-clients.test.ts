import type { IncomingMessage } from 'node:http';
import type { ApiClientList, NewClientSecret } from '../../../core/contracts/api-clients';
import { eraseProject } from '../../../server/cli/erase-project';
import { loadConfig } from '../../../server/config';
import { createRealmClients } from '../../../server/identity/realm-clients';
import { removeRevokedClients } from '../../../server/modules/api-clients/realm';
import { startHttpStub, type HttpStub, type StubAnswer } from '../../support/server/http-stub';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

interface Client {
  id: string;
  clientId: string;
  secret: string;
  serviceAccountsEnabled: boolean;
  standardFlowEnabled: boolean;
  defaultClientScopes: string[];
  protocolMappers: { name: string; config: Record<string, string> }[];
}

/** What Keycloak does instead of responding; `lost`: it acts, but its response is lost. */
type Fault = 'away' | 'lost' | 'forbidden';

let keycloak: HttpStub;
let env: Record<string, string>;
let clients: Map<string, Client>;
let scopes: Set<string>;
/** For requests that start with this. */
let fault: { call: string; is: Fault } | undefined;
/** What happens while Keycloak carries out such a request: no transaction of the server waits for it. */
let during: { call: string; act: () => Promise<void> } | undefined;

/** The parts of Keycloak's Admin API that API clients need. */
async function answer({ method = '', url = '' }: IncomingMessage, body: string): Promise<StubAnswer> {
  if (url.endsWith('/token')) return [200, { access_token: 'admin-token' }];
  const call = `${method} ${url.replace('/admin/realms/platform', '')}`;
  if (during && call.startsWith(during.call)) await during.act();
  const is = fault && call.startsWith(fault.call) ? fault.is : undefined;
  if (is === 'away') return [503];
  if (is === 'forbidden') return [403, { error: 'unknown_error' }];
  const done = carryOut(call, body);
  return is === 'lost' ? 'lost' : done;
}

function carryOut(call: string, body: string): [number] {
  if (call === 'POST /client-scopes') {
    const { name } = JSON.parse(body) as { name: string };
    const isThere = scopes.has(name);
    scopes.add(name);
    return [isThere ? 409 : 201];
  }
  if (call === 'POST /clients') {
    const client = JSON.parse(body) as Client;
    clients.set(client.id, client);
    return [201];
  }
  if (call.startsWith('PUT /clients/')) {
    const client = JSON.parse(body) as Client;
    if (!clients.has(client.id)) return [404];
    clients.set(client.id, client);
    return [204];
  }
  return [clients.delete(call.replace('DELETE /clients/', '')) ? 204 : 404];
}

let server: TestApp;
let path: string;

beforeAll(async () => {
  keycloak = await startHttpStub(answer);
  env = { IDENTITY: 'keycloak', KEYCLOAK_URL: keycloak.url, KEYCLOAK_ADMIN_CLIENT_SECRET: 'a secret' };
  server = await createTestApp(env);
  path = `/api/api-clients/project/${await server.projectId('Alpenguss GmbH')}`;
});
beforeEach(async () => {
  clients = new Map();
  scopes = new Set();
  fault = undefined;
  during = undefined;
  await server.database.query('delete from api_clients', []);
});
afterAll(async () => {
  await server.close();
  await keycloak.close();
});

const post = (url: string, payload?: object) =>
  server.call(people.mainUser, { method: 'POST', url, ...(payload && { payload }) });
const make = (name = 'ERP') => post(path, { data: { name, scopes: ['carbon:read', 'audit:read'] } });
const made = async () => (await make()).json<NewClientSecret>().data;
const revoke = (id: string) => server.call(people.mainUser, { method: 'DELETE', url: `${path}/${id}` });
const names = async () =>
  (await server.call(people.mainUser, { url: path })).json<ApiClientList>().data.map(({ name }) => name);
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof post>>) => [
  statusCode,
  json<{ error: { code: string } }>().error.code,
];
const claimsOf = (client: Client | undefined) =>
  Object.fromEntries(
    (client?.protocolMappers ?? [])
      .filter(({ config }) => config['claim.name'])
      .map(({ config }) => [config['claim.name'], [config['claim.value'], config['jsonType.label']]]),
  );

/** The version of the secret that the server expects, and the one in the realm's tokens. */
async function versionsOf(id: string) {
  const [row] = await server.database.query<{ version: number }>(
    'select secret_version as version from api_clients where id = $1',
    [id],
  );
  return [String(row?.version), claimsOf(clients.get(id)).secret_version?.[0]];
}

/** The job that runs on the server every minute. */
async function forget(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const realm = createRealmClients(loadConfig(env));
  if (realm) await removeRevokedClients(server.database, realm, (error) => failures.push(error));
  return failures;
}
const laterBy = (time: string) =>
  server.database.query(
    `update api_clients set created_at = created_at - $1::interval, revoked_at = revoked_at - $1::interval`,
    [time],
  );

test('a client is created in the realm, for client credentials only, and its tokens name its project', async () => {
  const { client, clientSecret } = await made();
  expect(await names()).toEqual(['ERP']);
  const there = clients.get(client.id);
  expect(there).toMatchObject({
    ...{ clientId: client.id, secret: clientSecret },
    ...{ serviceAccountsEnabled: true, standardFlowEnabled: false },
    defaultClientScopes: ['basic', 'carbon:read', 'audit:read'],
  });
  expect([...scopes]).toEqual(['carbon:read', 'audit:read']);
  expect(claimsOf(there)).toEqual({
    client_id: [client.id, 'String'],
    project_id: [path.split('/').at(-1), 'int'],
    secret_version: ['1', 'int'],
  });
});

test.each<[string, Fault]>([
  ['POST /client-scopes', 'away'],
  ['POST /clients', 'away'],
  ['POST /clients', 'lost'],
])('if %s is %s there is no client, the name is free, and nothing stays in the realm', async (call, is) => {
  fault = { call, is };
  expect(codeOf(await make())).toEqual([503, 'IDENTITY_UNAVAILABLE']);
  expect(await names()).toEqual([]);
  fault = undefined;
  const { client } = await made();
  expect(await forget()).toEqual([]);
  await laterBy('11 minutes');
  expect(await forget()).toEqual([]);
  expect([...clients.keys()]).toEqual([client.id]);
  expect(await names()).toEqual(['ERP']);
});

test('a client that is being created is not removed as a leftover', async () => {
  fault = { call: 'POST /clients', is: 'lost' };
  await make();
  fault = undefined;
  await forget();
  expect(clients.size).toBe(1);
});

test('if the realm does not let the server create clients, the operator has to act', async () => {
  fault = { call: 'POST /client', is: 'forbidden' };
  expect(codeOf(await make())).toEqual([409, 'API_CLIENTS_UNAVAILABLE']);
  expect(await names()).toEqual([]);
});

test('a renewed secret is the one in the realm, with the next version', async () => {
  const { client, clientSecret } = await made();
  const renewed = (await post(`${path}/${client.id}/secret`)).json<NewClientSecret>().data;
  expect(renewed.clientSecret).not.toBe(clientSecret);
  expect(clients.get(client.id)).toMatchObject({ secret: renewed.clientSecret });
  expect(claimsOf(clients.get(client.id))).toMatchObject({ secret_version: ['2', 'int'] });
});

test('if the realm is unreachable while a secret is renewed, the previous one stays', async () => {
  const { client, clientSecret } = await made();
  fault = { call: 'PUT /clients', is: 'away' };
  expect(codeOf(await post(`${path}/${client.id}/secret`))).toEqual([503, 'IDENTITY_UNAVAILABLE']);
  expect(clients.get(client.id)).toMatchObject({ secret: clientSecret });
  expect(await versionsOf(client.id)).toEqual(['1', '1']);
});

test('if the response of the realm is lost while a secret is renewed, renewing again works', async () => {
  const { client } = await made();
  fault = { call: 'PUT /clients', is: 'lost' };
  expect(codeOf(await post(`${path}/${client.id}/secret`))).toEqual([503, 'IDENTITY_UNAVAILABLE']);
  fault = undefined;
  const { clientSecret } = (await post(`${path}/${client.id}/secret`)).json<NewClientSecret>().data;
  expect(clients.get(client.id)).toMatchObject({ secret: clientSecret });
  expect(await versionsOf(client.id)).toEqual(['2', '2']);
});

test('a client that is revoked while its secret is renewed stays in neither place', async () => {
  const { client } = await made();
  during = { call: 'PUT /clients', act: async () => void (await revoke(client.id)) };
  expect((await post(`${path}/${client.id}/secret`)).statusCode).toBe(404);
  await forget();
  expect(await names()).toEqual([]);
  expect(clients.size).toBe(0);
});

test('a client of the embedded realm is created in Keycloak with its next secret', async () => {
  const { client } = await made();
  clients.clear();
  const { clientSecret } = (await post(`${path}/${client.id}/secret`)).json<NewClientSecret>().data;
  expect(clients.get(client.id)).toMatchObject({ secret: clientSecret });
});

test('a revoked client is refused immediately, even if the realm is unreachable, and deleted there later', async () => {
  const { client } = await made();
  fault = { call: 'DELETE', is: 'away' };
  expect((await revoke(client.id)).statusCode).toBe(200);
  expect(await names()).toEqual([]);
  expect(await forget()).toHaveLength(1);
  expect(clients.size).toBe(1);
  fault = undefined;
  expect(await forget()).toEqual([]);
  expect(clients.size).toBe(0);
});

test('the clients of an erased company are deleted with it', async () => {
  const { database, projectId } = server;
  const erased = await projectId('BrightPack (Suzhou) Co., Ltd.');
  const { client } = await made();
  await database.query('update api_clients set project_id = $1 where id = $2', [erased, client.id]);
  await database.query('delete from users where project_id = $1', [erased]);
  const args = ['--project', String(erased), '--name', 'BrightPack (Suzhou) Co., Ltd.'];
  await eraseProject(database, args, loadConfig(env));
  expect(clients.size).toBe(0);
});
