import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKeycloakAccounts } from '../../../server/identity/keycloak-accounts';
import type { Database, Queryable } from '../../../server/lib/database';

const users = '/admin/realms/platform/users';
const nina = 'nina@keycloak.example';
const session = (id: string, lastAccess: string) => ({
  id,
  ipAddress: '192.0.2.7',
  start: Date.parse('2026-11-20T08:00:00.000Z'),
  lastAccess: Date.parse(lastAccess),
});
/** A Keycloak stub with one person. */
const answers: Record<string, [number, unknown]> = {
  'POST /realms/platform/protocol/openid-connect/token': [200, { access_token: 'admin-token' }],
  [`GET ${users}/id-1`]: [
    200,
    { id: 'id-1', email: nina, enabled: true, attributes: { projectId: ['7'], locale: ['de'] } },
  ],
  [`GET ${users}/id-1/sessions`]: [
    200,
    [session('older', '2026-11-20T08:30:00.000Z'), session('newer', '2026-11-20T09:00:00.000Z')],
  ],
};

let keycloak: Server;
let url: string;
let calls: { call: string; body: string }[];

beforeAll(async () => {
  keycloak = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    const call = `${request.method} ${pathname}`;
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ call, body });
      expect(isInTransaction).toBe(false);
      const found = searchParams.get('email') === nina ? [{ id: 'id-1' }] : [];
      const [status, answer] = call === `GET ${users}` ? [200, found] : (answers[call] ?? [204, undefined]);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    });
  });
  keycloak.listen(0, '127.0.0.1');
  await once(keycloak, 'listening');
  url = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  ended = [];
});
afterAll(() => keycloak.close());

/** The sessions that the server was told have ended; the accounts themselves are in Keycloak. */
let ended: string[];
const tx: Queryable = {
  async query(text, values = []) {
    if (!text.includes('ended_sessions')) throw new Error('Keycloak keeps its own accounts.');
    if (text.startsWith('insert')) ended.push(...(values[0] as string[]));
    return [];
  },
};
/** Whether a transaction was open during a call to Keycloak. */
let isInTransaction = false;
const database = {
  ...tx,
  transaction: async <Result>(work: (open: Queryable) => Promise<Result>) => {
    isInTransaction = true;
    return work(tx).finally(() => (isInTransaction = false));
  },
} as Database;
const record = jest.fn(async () => undefined);
const accounts = () =>
  createKeycloakAccounts({
    url,
    realm: 'platform',
    clientId: 'supplier-portal',
    admin: { clientId: 'supplier-server', secret: 'a secret' },
    publicUrl: 'https://suppliers.example',
    mails: { userInvitation: () => Promise.reject(new Error('Nobody is invited here.')) },
  });
const last = () => calls.at(-1);

test('name and language are updated, and the rest of the account stays', async () => {
  await accounts().update(tx, { email: nina, firstName: 'Nina', lastName: 'Alt', locale: 'fr' });
  expect(last()?.call).toBe(`PUT ${users}/id-1`);
  expect(JSON.parse(last()?.body ?? '')).toEqual({
    id: 'id-1',
    email: nina,
    enabled: true,
    firstName: 'Nina',
    lastName: 'Alt',
    attributes: { projectId: ['7'], locale: ['fr'] },
  });
});

test('an account is removed', async () => {
  await accounts().remove(tx, nina);
  expect(last()?.call).toBe(`DELETE ${users}/id-1`);
});

test('lists where somebody is signed in, last used first', async () => {
  expect(await accounts().devices(tx, nina)).toEqual([
    {
      id: 'newer',
      userAgent: '',
      address: '192.0.2.7',
      signedInAt: '2026-11-20T08:00:00.000Z',
      lastSeenAt: '2026-11-20T09:00:00.000Z',
    },
    expect.objectContaining({ id: 'older' }),
  ]);
});

test('one session of a person is ended, and none of another person', async () => {
  expect(await accounts().endDevice(database, nina, 'older', record)).toBe(true);
  expect(last()?.call).toBe('DELETE /admin/realms/platform/sessions/older');
  expect(ended).toEqual(['older']);
  calls = [];
  expect(await accounts().endDevice(database, nina, 'foreign', record)).toBe(false);
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
});

test('all sessions of a person are ended', async () => {
  await accounts().endDevices(database, nina, record);
  expect(last()?.call).toBe(`POST ${users}/id-1/logout`);
  expect(ended).toEqual(['newer', 'older']);
});

test('ignores an address without an account', async () => {
  const nobody = 'nobody@keycloak.example';
  await accounts().update(tx, { email: nobody, firstName: 'N', lastName: 'N', locale: 'en' });
  await accounts().remove(tx, nobody);
  await accounts().endDevices(database, nobody, record);
  expect(await accounts().devices(tx, nobody)).toEqual([]);
  expect(calls.every(({ call }) => call === `GET ${users}` || call.startsWith('POST /realms'))).toBe(true);
});
