import type { IncomingMessage } from 'node:http';
import { loadConfig } from '../../../server/config';
import { createAccounts } from '../../../server/identity/create-accounts';
import { createKeycloakAccounts } from '../../../server/identity/keycloak-accounts';
import { carryOutDue } from '../../../server/identity/queued-changes/carry-out';
import { makeOverdueAccounts } from '../../../server/modules/registration/overdue-accounts';
import type { Database, Queryable } from '../../../server/lib/database';
import { startHttpStub, type HttpStub } from '../../support/server/http-stub';
import { makeInvitation, mailsTo, post, registrationOf } from '../../support/server/invitations';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | undefined;
  body: string;
}

let keycloak: HttpStub;
let url: string;
let calls: Call[];
let users: { id: string; email: string; requiredActions?: string[]; emailVerified?: boolean }[];
/** Ids of people who sign in with their company's own provider. */
let brokered: string[];
let sessions: { id: string; ipAddress: string; start: number; lastAccess: number }[];
let failing: string | undefined;

/** The parts of Keycloak's Admin API that account creation needs. */
async function answer(request: IncomingMessage, body: string): Promise<[number, unknown]> {
  const { pathname, searchParams } = new URL(request.url ?? '', url);
  const { method = '', headers } = request;
  const query = Object.fromEntries(searchParams);
  calls.push({ method, path: pathname, query, authorization: headers.authorization, body });
  if (failing !== undefined && pathname.endsWith(failing)) return [500, { error: 'unknown_error' }];
  if (pathname === '/realms/platform/protocol/openid-connect/token')
    return [200, { access_token: 'admin-token' }];
  if (headers.authorization !== 'Bearer admin-token') return [401, {}];
  if (method === 'PUT') return [204, undefined];
  if (method === 'DELETE') {
    users = users.filter(({ id }) => !pathname.endsWith(`/users/${id}`));
    return [204, undefined];
  }
  if (pathname.endsWith('/sessions')) return [200, sessions];
  if (pathname.endsWith('/federated-identity'))
    return [200, brokered.some((id) => pathname.includes(id)) ? [{ identityProvider: 'acme' }] : []];
  const one = users.find(({ id }) => pathname.endsWith(`/users/${id}`));
  if (method === 'GET' && one) return [200, one];
  if (method === 'GET') return [200, users.filter(({ email }) => email === query.email)];
  const { email, requiredActions = [] } = JSON.parse(body) as { email: string; requiredActions?: string[] };
  if (users.some((user) => user.email === email))
    return [409, { errorMessage: 'User exists with same email' }];
  users.push({ id: `id-${users.length + 1}`, email, requiredActions });
  return [201, undefined];
}

beforeAll(async () => {
  keycloak = await startHttpStub(answer);
  ({ url } = keycloak);
});
beforeEach(() => {
  calls = [];
  users = [{ id: 'id-0', email: 'taken@keycloak.example' }];
  brokered = [];
  sessions = [];
  failing = undefined;
});
afterAll(() => keycloak.close());

const nobody = {
  query: () => Promise.reject(new Error('Keycloak keeps its own accounts.')),
} as Partial<Database> as Database;
const nina = {
  userId: crypto.randomUUID(),
  email: 'nina@keycloak.example',
  firstName: 'Nina',
  lastName: 'Neumann',
  locale: 'de' as const,
  projectId: 7,
};
const userInvitation = jest.fn((_tx: Queryable, _mail: object) => Promise.resolve());
const accountsAt = (address: string) =>
  createKeycloakAccounts({
    url: address,
    realm: 'platform',
    clientId: 'supplier-portal',
    admin: { clientId: 'supplier-server', secret: 'a secret' },
    publicUrl: 'https://suppliers.example',
    mails: { userInvitation },
  });

it('creates the account and lets Keycloak send the link, valid for three days', async () => {
  await accountsAt(url).create(nobody, nina);
  const made = calls.find(({ method, path }) => method === 'POST' && path === '/admin/realms/platform/users');
  expect(JSON.parse(made?.body ?? '')).toEqual({
    username: nina.email,
    email: nina.email,
    firstName: 'Nina',
    lastName: 'Neumann',
    enabled: true,
    requiredActions: ['UPDATE_PASSWORD'],
    attributes: { locale: ['de'], projectId: ['7'] },
  });
  const mail = calls.find(({ method }) => method === 'PUT');
  expect(mail).toMatchObject({
    path: '/admin/realms/platform/users/id-2/execute-actions-email',
    query: { client_id: 'supplier-portal', redirect_uri: 'https://suppliers.example/', lifespan: '259200' },
    body: '["UPDATE_PASSWORD"]',
  });
  expect(calls[0]?.body).toBe(
    'grant_type=client_credentials&client_id=supplier-server&client_secret=a+secret',
  );
});

it('tells invited people who invited them and where to; a registered person already knows', async () => {
  await accountsAt(url).create(nobody, nina);
  expect(userInvitation).not.toHaveBeenCalled();
  const invitation = { by: 'Anna Berger', company: 'Alpenguss GmbH' };
  await accountsAt(url).create(nobody, { ...nina, invitation });
  expect(userInvitation.mock.calls).toEqual([
    [nobody, { email: nina.email, locale: 'de', name: 'Nina Neumann', ...invitation }],
  ]);
});

it('sends the link again if the account was created but its mail failed', async () => {
  failing = 'execute-actions-email';
  await expect(accountsAt(url).create(nobody, nina)).rejects.toThrow('Keycloak answered 500');
  failing = undefined;
  await accountsAt(url).create(nobody, nina);
  expect(users.filter(({ email }) => email === nina.email)).toHaveLength(1);
});

it('reuses an unused account that was created for another company', async () => {
  await accountsAt(url).create(nobody, nina);
  expect(await accountsAt(url).isVerified(nobody, nina.email)).toBe(false);
  await accountsAt(url).create(nobody, { ...nina, projectId: 8 });
  const brought = calls.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/users/id-2'));
  expect(JSON.parse(brought?.body ?? '')).toMatchObject({ attributes: { projectId: ['8'] } });
  expect(await accountsAt(url).isVerified(nobody, 'taken@keycloak.example')).toBe(true);
});

it('asks for no password when a person signs in with their company’s provider', async () => {
  brokered = ['id-0'];
  users = [{ id: 'id-0', email: 'taken@keycloak.example', emailVerified: true }];
  userInvitation.mockClear();
  const invitation = { by: 'Anna Berger', company: 'Alpenguss GmbH' };
  const email = 'taken@keycloak.example';
  await accountsAt(url).create(nobody, { ...nina, email, invitation });
  const changes = calls.filter(({ method }) => method === 'PUT');
  expect(changes.map(({ path }) => path)).toEqual(['/admin/realms/platform/users/id-0']);
  const { requiredActions, attributes } = JSON.parse(changes[0]?.body ?? '{}') as Record<string, unknown>;
  expect([requiredActions, attributes]).toEqual([undefined, { projectId: ['7'] }]);
  expect(userInvitation.mock.calls).toEqual([
    [nobody, { email, locale: 'de', name: 'Nina Neumann', isBrokered: true, ...invitation }],
  ]);
});

it('gives no access to a company if the account’s address is unverified at another provider', async () => {
  brokered = ['id-0'];
  sessions = [{ id: 'session-of-somebody', ipAddress: '192.0.2.1', start: 0, lastAccess: 0 }];
  const email = 'taken@keycloak.example';
  expect(await accountsAt(url).isVerified(nobody, email)).toBe(false);
  const ended: unknown[] = [];
  const tx: Queryable = {
    query: async (_text, values = []) => {
      ended.push(...values);
      return [];
    },
  };
  await accountsAt(url).create(tx, { ...nina, email });
  expect(users).toEqual([{ id: 'id-1', email, requiredActions: ['UPDATE_PASSWORD'] }]);
  expect(JSON.stringify(ended)).toContain('session-of-somebody');
  const mailed = calls.find(({ path }) => path.endsWith('/execute-actions-email'));
  expect(mailed?.path).toContain('/users/id-1/');
});

it('knows who has set a password', async () => {
  expect(await accountsAt(url).isVerified(nobody, 'taken@keycloak.example')).toBe(true);
  expect(await accountsAt(url).isVerified(nobody, 'free@keycloak.example')).toBe(false);
});

it('reports an unreachable Keycloak', async () => {
  await expect(accountsAt('http://127.0.0.1:1').isVerified(nobody, 'a@b.example')).rejects.toThrow(
    'Keycloak cannot be reached',
  );
});

const keycloakEnv = () => ({
  ...{ IDENTITY: 'keycloak', KEYCLOAK_URL: url, KEYCLOAK_ADMIN_CLIENT_SECRET: 'a secret' },
});
const mails = { userInvitation, setPassword: jest.fn(), forgottenPassword: jest.fn() };

describe('a registration with Keycloak', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(keycloakEnv());
  });
  afterAll(() => server.close());

  const register = async (email: string) => {
    const { token } = await makeInvitation(server);
    return post(server, '/api/registration/create-project', registrationOf(token, email));
  };
  /** What the server does after each transaction and periodically; returns what failed. */
  const carryOut = async () => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    await carryOutDue({ database: server.database, accounts: accountsAt(url), onFailure });
    return failures;
  };
  const later = () =>
    server.database.query("update account_changes set next_attempt_at = now() - interval '1 minute'", []);

  it('creates an account there, and writes no mail itself', async () => {
    const { projectId } = (await register(nina.email)).json();
    calls = [];
    const answered = await post(server, '/api/auth/create-account', { email: nina.email, projectId });
    expect(answered.statusCode).toBe(200);
    // A slow Keycloak does not hold the transaction.
    expect(calls).toEqual([]);
    expect(await carryOut()).toEqual([]);
    expect(users).toContainEqual(expect.objectContaining({ id: 'id-2', email: nina.email }));
    expect(await mailsTo(server, nina.email)).toEqual([]);
    calls = [];
    expect(await carryOut()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('refuses an address that Keycloak knows', async () => {
    expect((await register('taken@keycloak.example')).json().error.message).toBe('ERROR: USER EXISTS');
  });

  it('is completed once Keycloak is reachable again, changes to one account in their order', async () => {
    const email = 'again@later.example';
    const { projectId } = (await register(email)).json();
    await post(server, '/api/auth/create-account', { email, projectId });
    const accounts = createAccounts(loadConfig(keycloakEnv()), mails);
    await server.database.transaction((tx) => accounts.remove(tx, email));
    failing = '/users';
    expect(await carryOut()).toHaveLength(1);
    expect(await carryOut()).toEqual([]);
    failing = undefined;
    await later();
    expect(await carryOut()).toEqual([]);
    const done = calls.filter(({ method, path }) => path.includes('/users') && method !== 'GET');
    expect(done.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
  });

  it('a change that is rolled back is never made', async () => {
    const accounts = createAccounts(loadConfig(keycloakEnv()), mails);
    const work = server.database.transaction(async (tx) => {
      await accounts.create(tx, nina);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await carryOut();
    expect(calls).toEqual([]);
  });

  it('is ended by the server if the person never returned to it', async () => {
    const email = 'left@halfway.example';
    const { projectId } = (await register(email)).json();
    const failures: unknown[] = [];
    const makeOverdue = () =>
      makeOverdueAccounts(server.database, createAccounts(loadConfig(keycloakEnv()), mails), (error) =>
        failures.push(error),
      );
    expect(await makeOverdue()).toBe(0);
    await server.database.query(
      "update registrations set created_at = now() - interval '61 minutes' where project_id = $1",
      [projectId],
    );
    expect(await makeOverdue()).toBe(1);
    await carryOut();
    expect(users.map((user) => user.email)).toContain(email);
    expect(calls.some(({ path }) => path.endsWith('/execute-actions-email'))).toBe(true);
    expect(await makeOverdue()).toBe(0);
    expect(failures).toEqual([]);
  });

  it('leaves the account of somebody who works for another company unchanged', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const url = `/api/user-management/project/${projectId}/users`;
    const answer = await server.call(people.mainUser, {
      method: 'POST',
      url,
      payload: { email: people.stranger },
    });
    expect(answer.statusCode).toBe(201);
    expect(calls).toEqual([]);
    expect((await mailsTo(server, people.stranger))[0]?.text).toContain('You work for another company');
  });

  it('has no password pages of its own', async () => {
    const page = await server.app.inject({ url: '/realms/platform/forgotten-password' });
    expect(page.statusCode).toBe(404);
  });
});
