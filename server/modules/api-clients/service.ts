import {
  apiClientFaults,
  apiClientSchema,
  type ApiClientContext,
} from '../../../core/access/api-client.schema';
import { clientScopes, maxApiClients } from '../../../core/terms/api-clients';
import type { ApiClient, ApiClientBody, NewClientSecret } from '../../../core/contracts/api-clients';
import { faultsOf } from '../../../core/records/faults-of';
import { cleanText } from '../../../core/registration/clean-text';
import { ApiError, notFound } from '../../lib/api-error';
import { changesBetween } from '../../lib/audit/audit';
import { recordChange, type Author } from '../../lib/audit/record-change';
import type { Database, Queryable } from '../../lib/database';
import { refuseFaults } from '../../lib/refuse-faults';
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
    const inserted = { ...requested, id: given.id, projectId, secretHash, createdBy: email };
    return repository.insertClient(tx, inserted);
  });
  if (id === undefined) throw exists();
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
 * A secret that is shown only once; the previous one becomes invalid together with its tokens. The realm gets it
 * before it counts here: if the realm fails the previous one stays valid; if only its response is lost, or two
 * people renew at once, neither may be valid, and renewing again helps.
 * @throws ApiError 404; 409 STALE_VERSION if it was renewed meanwhile; IdentityUnavailableError
 */
export async function renewSecret(
  { database, realm }: ClientParts,
  author: Author,
  id: string,
): Promise<NewClientSecret['data']> {
  const { projectId } = author;
  const place = { projectId, id };
  const clientSecret = createSecretToken();
  const before = await found(database, projectId, id);
  const secretVersion = await repository.nextSecretVersion(database, place);
  await realm?.put({ ...before, projectId, secretVersion }, clientSecret);
  // One that was revoked and removed meanwhile is in the realm again.
  if (!(await repository.findClients(database, projectId, id)).length) await realm?.remove(id);
  return database.transaction(async (tx) => {
    await repository.lockClients(tx, projectId);
    await found(tx, projectId, id);
    if (
      !(await repository.setSecret(tx, place, { secretHash: hashSecretToken(clientSecret), secretVersion }))
    )
      throw new ApiError(409, 'STALE_VERSION', 'The secret was renewed meanwhile; renew it again.');
    const client = await found(tx, projectId, id);
    await recordChange(tx, author, { ...named(client), action: 'renew-secret' });
    return { client, clientSecret };
  });
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
  if (existing.some((client) => client.name.toLowerCase() === name.toLowerCase())) throw exists();
}

const exists = () => new ApiError(409, 'API_CLIENT_EXISTS', 'There is an API client of this name already.');

function readClient({ name, scopes, expiresOn = null }: ApiClientBody['data']) {
  const requested = {
    name: cleanText(name),
    scopes: clientScopes.filter((scope) => scopes.includes(scope)),
    expiresOn,
  };
  const context: ApiClientContext = { today: new Date().toISOString().slice(0, 10) };
  refuseFaults(faultsOf(apiClientSchema, requested, context), apiClientFaults);
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
