import {
  apiClientFaults,
  apiClientSchema,
  type ApiClientContext,
  type ApiClientFault,
} from '../../../core/access/api-client.schema';
import { clientScopes, maxApiClients } from '../../../core/access/api-clients';
import type { ApiClient, ApiClientBody, NewClientSecret } from '../../../core/contracts/api-clients';
import { faultsOf } from '../../../core/records/faults-of';
import { cleanText } from '../../../core/registration/clean-text';
import { ApiError, notFound } from '../../lib/api-error';
import { changesBetween } from '../../lib/audit/audit';
import { recordChange, type Author } from '../../lib/audit/record-change';
import type { Database, Queryable } from '../../lib/database';
import { createSecretToken, hashSecretToken } from '../../lib/secret-token';
import type { RealmClients } from './realm';
import * as repository from './repository';

export interface ClientParts {
  database: Database;
  /** Undefined where the realm reads the clients from the database. */
  realm: RealmClients | undefined;
}

/**
 * A client with a secret that is shown only once. It is created, registered in the realm and then put in
 * force, so that a failed step leaves no usable client; what the realm may have kept of it is removed later.
 * @throws ApiError 400; 409 API_CLIENTS_MANY, API_CLIENT_EXISTS; IdentityUnavailableError
 */
export async function createClient(
  { database, realm }: ClientParts,
  author: Author,
  given: ApiClientBody['data'],
): Promise<NewClientSecret['data']> {
  const { projectId, email } = author;
  const requested = readClient(given);
  const clientSecret = createSecretToken();
  const secretHash = hashSecretToken(clientSecret);
  const id = await database.transaction(async (tx) => {
    await refuseMore(tx, projectId, requested.name);
    return repository.insertClient(tx, { ...requested, projectId, secretHash, createdBy: email });
  });
  await realm?.put({ id, projectId, ...requested, secretVersion: 1 }, clientSecret);
  return database.transaction(async (tx) => {
    await refuseMore(tx, projectId, requested.name);
    if (!(await repository.activate(tx, { projectId, id }))) throw notFound('The API client');
    const client = await found(tx, projectId, id);
    await recordChange(tx, author, {
      ...named(client),
      action: 'create',
      changes: changesBetween({}, requested),
    });
    return { client, clientSecret };
  });
}

/**
 * A secret that is shown only once; the previous one becomes invalid together with its tokens. If the realm
 * fails the previous one stays valid; if only its response is lost neither is valid, and renewing again
 * helps.
 * @throws ApiError 404; IdentityUnavailableError
 */
export async function renewSecret(
  tx: Queryable,
  realm: RealmClients | undefined,
  author: Author,
  id: string,
): Promise<NewClientSecret['data']> {
  const { projectId } = author;
  await repository.lockClients(tx, projectId);
  await found(tx, projectId, id);
  const clientSecret = createSecretToken();
  const secretVersion = await repository.setSecret(tx, { projectId, id }, hashSecretToken(clientSecret));
  const client = await found(tx, projectId, id);
  await recordChange(tx, author, { ...named(client), action: 'renew-secret' });
  // Last: a change in the realm cannot be rolled back.
  await realm?.put({ ...client, projectId, secretVersion }, clientSecret);
  return { client, clientSecret };
}

/** Revokes it immediately, with all its tokens; the realm removes it afterwards. @throws ApiError 404 */
export async function revokeClient(tx: Queryable, author: Author, id: string): Promise<ApiClient> {
  await repository.lockClients(tx, author.projectId);
  const client = await found(tx, author.projectId, id);
  await repository.revoke(tx, { projectId: author.projectId, id });
  await recordChange(tx, author, { ...named(client), action: 'revoke' });
  return client;
}

/** @throws ApiError 409 where the company has too many clients, or one of that name */
async function refuseMore(tx: Queryable, projectId: number, name: string): Promise<void> {
  await repository.lockClients(tx, projectId);
  const existing = await repository.findClients(tx, projectId);
  if (existing.length >= maxApiClients)
    throw new ApiError(409, 'API_CLIENTS_MANY', `A company has at most ${maxApiClients} API clients.`);
  if (existing.some((client) => client.name.toLowerCase() === name.toLowerCase()))
    throw new ApiError(409, 'API_CLIENT_EXISTS', 'There is an API client of this name already.');
}

function readClient({ name, scopes, expiresOn = null }: ApiClientBody['data']) {
  const requested = {
    name: cleanText(name),
    scopes: clientScopes.filter((scope) => scopes.includes(scope)),
    expiresOn,
  };
  const context: ApiClientContext = { today: new Date().toISOString().slice(0, 10) };
  const [fault] = Object.values(faultsOf(apiClientSchema, requested, context));
  if (fault) throw new ApiError(400, fault, apiClientFaults[fault as ApiClientFault]);
  return requested;
}

async function found(db: Queryable, projectId: number, id: string): Promise<ApiClient> {
  const [client] = await repository.findClients(db, projectId, id);
  if (!client) throw notFound('The API client');
  return client;
}

/** How events and the audit trail describe a client. */
const named = ({ id, name }: { id: string; name: string }) =>
  ({ type: 'api-client', area: 'api-client', id, subject: name }) as const;
