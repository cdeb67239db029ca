import { decodeJwt } from 'jose';
import type { NewClientSecret } from '../../../core/contracts/api-clients';
import { createClient, renewSecret, revokeClient } from '../../../server/modules/api-clients/service';
import { anna, endpoints, openRealm, type Realm } from '../../support/realm/realm';
import { credential } from '../../support/server/test-app';

let realm: Realm;
let author: { projectId: number; email: string };

beforeAll(async () => {
  realm = await openRealm({ CLIENT_RATE_LIMIT: '0' });
  const [row] = await realm.database.query<{ id: number }>(
    `select id from projects where name = 'Alpenguss GmbH'`,
    [],
  );
  author = { projectId: row?.id ?? 0, email: anna.email };
});
afterAll(() => realm.close());
beforeEach(() => realm.database.query('delete from api_clients', []));

const make = () =>
  createClient({ database: realm.database, realm: undefined }, author, {
    name: 'ERP',
    scopes: ['carbon:read', 'audit:read'],
  });

const ask = (id: string, secret: string, form = 'grant_type=client_credentials') =>
  realm.app.inject({
    method: 'POST',
    url: endpoints.token,
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form,
  });

const askFor = ({ client, clientSecret }: NewClientSecret['data'], form?: string) =>
  ask(client.id, clientSecret, form);

const callWith = (token: string, url = `/api/ca-settings/project/${author.projectId}`) =>
  realm.app.inject({ url, headers: { authorization: `Bearer ${credential}`, 'x-access-token': token } });

interface Token {
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

test('a client requests a token with its secret, and calls with it', async () => {
  const made = await make();
  const answer = await askFor(made);
  expect(answer.statusCode).toBe(200);
  const { access_token: token, ...rest } = answer.json<Token>();
  expect(rest).toEqual({ expires_in: 300, token_type: 'Bearer', scope: 'carbon:read audit:read' });
  expect(decodeJwt(token)).toMatchObject({
    sub: made.client.id,
    client_id: made.client.id,
    project_id: author.projectId,
    scope: 'carbon:read audit:read',
    aud: 'platform-api',
  });
  expect((await callWith(token)).statusCode).toBe(200);
});

test('the secret may be in the body', async () => {
  const { client, clientSecret } = await make();
  const answer = await realm.app.inject({
    method: 'POST',
    url: endpoints.token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: client.id, client_secret: clientSecret },
    }).toString(),
  });
  expect(answer.statusCode).toBe(200);
});

test('a client may request fewer scopes than it has, and none that it lacks', async () => {
  const made = await make();
  const fewer = await askFor(made, 'grant_type=client_credentials&scope=carbon:read');
  expect(fewer.json<Token>().scope).toBe('carbon:read');
  // The last two are scopes that nobody has: alone they must not count as "no scope", which gets all.
  for (const scope of ['carbon:write', 'carbon:read carbon:write', 'audit:write', 'carbon.read']) {
    const more = await askFor(made, `grant_type=client_credentials&scope=${encodeURIComponent(scope)}`);
    expect([scope, more.statusCode, more.json<{ error: string }>().error]).toEqual([
      scope,
      400,
      'invalid_scope',
    ]);
  }
});

test.each([
  ['a wrong secret', async () => ask((await make()).client.id, 'x'.repeat(43))],
  [
    'the stored digest',
    async () => {
      const { client } = await make();
      const [row] = await realm.database.query<{ hash: string }>(
        'select secret_hash as hash from api_clients',
        [],
      );
      return ask(client.id, row?.hash ?? '');
    },
  ],
  ['an unknown client', () => ask('6f3f2f6e-0a5e-4a57-9d7b-0d1c6b6a7f10', 'x'.repeat(43))],
  ['a malformed client id', () => ask('nobody', 'x'.repeat(43))],
  [
    'a renewed secret',
    async () => {
      const made = await make();
      await renewSecret({ database: realm.database, realm: undefined }, author, made.client.id);
      return askFor(made);
    },
  ],
  [
    'a revoked client',
    async () => {
      const made = await make();
      await realm.database.transaction((tx) => revokeClient(tx, author, made.client.id));
      return askFor(made);
    },
  ],
  [
    'an expired client',
    async () => {
      const made = await make();
      await realm.database.query(`update api_clients set expires_on = '2026-01-01'`, []);
      return askFor(made);
    },
  ],
])('no token for %s', async (_case, asked) => {
  const answer = await asked();
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([401, 'invalid_client']);
});

test('a client cannot sign anyone in', async () => {
  const made = await make();
  const answer = await askFor(made, 'grant_type=authorization_code&code=x&redirect_uri=x');
  expect(answer.json()).toMatchObject({
    error_description: 'requested grant type is not allowed for this client',
  });
});

test('a token is invalid once the client is revoked', async () => {
  const made = await make();
  const { access_token: token } = (await askFor(made)).json<Token>();
  await realm.database.transaction((tx) => revokeClient(tx, author, made.client.id));
  expect((await callWith(token)).statusCode).toBe(401);
});
