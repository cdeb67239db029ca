import type { InjectOptions } from 'fastify';
import type { ClientScope } from '../../../core/terms/api-clients';
import type { ClientClaims } from '../../../server/lib/access/identity';
import { credential, type TestApp } from './test-app';

interface Made {
  projectId: number;
  name: string;
  scopes: readonly ClientScope[];
}

/** An API client in the database, with requests that use its own token. */
export async function newApiClient(server: TestApp, { projectId, name, scopes }: Made) {
  const [row] = await server.database.query<{ id: string }>(
    `insert into api_clients (project_id, name, scopes, secret_hash, created_by)
     values ($1, $2, $3, 'unknown', 'anna') returning id`,
    [projectId, name, scopes.join(' ')],
  );
  const id = row?.id ?? '';
  return { id, call: callAs(server, { id, projectId, scopes: [...scopes], secretVersion: 1 }) };
}

/** Sends requests with a token with the given claims. */
export const callAs = (server: TestApp, claims: ClientClaims) => async (request: InjectOptions) =>
  server.app.inject({
    ...request,
    headers: {
      authorization: `Bearer ${credential}`,
      'x-access-token': await server.identity.clientToken(claims),
      ...request.headers,
    },
  });
