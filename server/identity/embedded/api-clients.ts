import { timingSafeEqual } from 'node:crypto';
import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Adapter, AdapterPayload, Client, ClientCredentials } from 'oidc-provider';
import { findClientCredential } from '../../lib/access/api-clients';
import type { Queryable } from '../../lib/database';
import { hashSecretToken } from '../../lib/secret-token';

/** Client metadata besides the members defined by OpenID Connect. */
export const extraClientMembers = ['project_id', 'secret_version', 'is_expired'] as const;

const used = () => Promise.reject(new Error('API clients are made by the API, not at the realm.'));

/** The API clients of companies, as oidc-provider clients. It stores none itself. */
export class ClientAdapter implements Adapter {
  constructor(private readonly db: Queryable) {}

  async find(id: string): Promise<AdapterPayload | undefined> {
    const client = await findClientCredential(this.db, id);
    if (!client) return undefined;
    return {
      client_id: client.id,
      client_secret: client.secretHash,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      scope: client.scopes.join(' '),
      project_id: client.projectId,
      secret_version: client.secretVersion,
      is_expired: client.isExpired,
    };
  }

  upsert = used;
  findByUid = used;
  findByUserCode = used;
  consume = used;
  destroy = used;
  revokeByGrantId = used;
}

/** Only digests of secrets are stored. Secrets of 256 random bits need no salt and no slow hash. */
export function compareClientSecrets(provider: Provider): void {
  provider.Client.prototype.compareClientSecret = function (secret) {
    return this.is_expired !== true && isSame(this.clientSecret, hashSecretToken(secret));
  };
}

const isSame = (stored = '', digest: string) =>
  stored.length === digest.length && timingSafeEqual(Buffer.from(stored), Buffer.from(digest));

/**
 * Refuses a request for a scope that the API client lacks. oidc-provider ignores scopes that nobody has, so a
 * misspelt one alone would be a request without a scope, which gets all.
 */
export function checkAskedScopes(client: Client, asked: unknown): void {
  if (client.project_id === undefined || typeof asked !== 'string') return;
  const own = client.scope?.split(' ') ?? [];
  const lacking = asked.split(' ').find((scope) => scope !== '' && !own.includes(scope));
  if (lacking !== undefined) throw new errors.InvalidScope('requested scope is not allowed', lacking);
}

/** The part of oidc-provider's model that is replaced here. */
interface TokenModel {
  prototype: { save: (this: Pick<ClientCredentials, 'scope' | 'client'>) => Promise<string> };
}

/** A client that requests no scope gets all it has. */
export function fillScope(provider: Provider): void {
  const { prototype } = provider.ClientCredentials as unknown as TokenModel;
  const { save } = prototype;
  prototype.save = function () {
    this.scope ??= this.client?.scope;
    return save.call(this);
  };
}

/** Claims about the client besides its id and scopes. */
export const clientTokenClaims = (client: Client | undefined) => ({
  project_id: client?.project_id,
  secret_version: client?.secret_version,
});
