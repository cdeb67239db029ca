import type { JWTPayload } from 'jose';
import type { ClientClaims } from '../lib/access/identity';

/** The claims of an API client's token, in either realm; undefined for a person's token. */
export function readClientClaims({
  client_id: id,
  project_id: projectId,
  secret_version: secretVersion,
  scope,
}: JWTPayload): ClientClaims | undefined {
  if (typeof id !== 'string' || typeof projectId !== 'number' || typeof secretVersion !== 'number')
    return undefined;
  return { id, projectId, secretVersion, scopes: typeof scope === 'string' ? scope.split(' ') : [] };
}
