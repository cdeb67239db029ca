import { ApiError } from '../lib/api-error';
import { createKeycloakAdmin, expectOk, type KeycloakAdminOptions } from './keycloak-admin';
import { apiAudience } from './verify-access-token';

export interface KeycloakClientsOptions extends KeycloakAdminOptions {
  /** The site that documents the API and lets people try it: a page there may request tokens. */
  publicUrl: string;
}

interface KeycloakClient {
  id: string;
  projectId: number;
  name: string;
  scopes: readonly string[];
  secretVersion: number;
}

export interface KeycloakClients {
  /** Creates the client, or replaces its secret. */
  put(client: KeycloakClient, secret: string): Promise<void>;
  /** Removes it, if it exists. */
  remove(id: string): Promise<void>;
}

/**
 * API clients in a Keycloak: confidential clients that can only request tokens by client credentials. The
 * tokens have the same claims as those of the embedded realm. A scope is a client scope of the realm, which
 * is created when the first client needs it. @throws IdentityUnavailableError, ApiError 409
 * API_CLIENTS_UNAVAILABLE from every call
 */
export function createKeycloakClients(options: KeycloakClientsOptions): KeycloakClients {
  const admin = createKeycloakAdmin(options);

  async function call(method: string, path: string, body?: object): Promise<Response> {
    const answer = await admin(path, { method, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status === 403) throw notAllowed();
    return answer;
  }

  async function ensureScope(name: string): Promise<void> {
    const scope = { name, protocol: 'openid-connect', attributes: { 'include.in.token.scope': 'true' } };
    const answer = await call('POST', '/client-scopes', scope);
    if (answer.status !== 409) await expectOk(answer);
  }

  return {
    async put(client, secret) {
      for (const scope of client.scopes) await ensureScope(scope);
      const known = toKeycloak(client, secret, options.publicUrl);
      // One request changes the secret and its number, or neither.
      const changed = await call('PUT', `/clients/${client.id}`, known);
      await expectOk(changed.status === 404 ? await call('POST', '/clients', known) : changed);
    },
    async remove(id) {
      const answer = await call('DELETE', `/clients/${id}`);
      if (answer.status !== 404) await expectOk(answer);
    },
  };
}

const notAllowed = () =>
  new ApiError(
    409,
    'API_CLIENTS_UNAVAILABLE',
    'The sign-in service does not let this server make API clients; its operator finds what is missing with "npm run doctor".',
  );

/** The lifetime of a token, in seconds: as in the embedded realm. */
const tokenLife = '300';

function toKeycloak(
  { id, projectId, name, scopes, secretVersion }: KeycloakClient,
  secret: string,
  publicUrl: string,
) {
  return {
    ...{ id, clientId: id, name, description: `API client of project ${projectId}` },
    ...{ protocol: 'openid-connect', enabled: true, publicClient: false, secret },
    ...{ clientAuthenticatorType: 'client-secret', serviceAccountsEnabled: true, fullScopeAllowed: false },
    ...{ standardFlowEnabled: false, implicitFlowEnabled: false, directAccessGrantsEnabled: false },
    redirectUris: [],
    webOrigins: [publicUrl],
    attributes: { 'access.token.lifespan': tokenLife, 'client_credentials.use_refresh_token': 'false' },
    defaultClientScopes: ['basic', ...scopes],
    optionalClientScopes: [],
    protocolMappers: [
      claim('client_id', id, 'String'),
      claim('project_id', String(projectId), 'int'),
      claim('secret_version', String(secretVersion), 'int'),
      mapper(apiAudience, 'oidc-audience-mapper', { 'included.custom.audience': apiAudience }),
    ],
  };
}

const claim = (name: string, value: string, type: 'String' | 'int') =>
  mapper(name, 'oidc-hardcoded-claim-mapper', {
    'claim.name': name,
    'claim.value': value,
    'jsonType.label': type,
    'userinfo.token.claim': 'false',
  });

const mapper = (name: string, protocolMapper: string, config: Record<string, string>) => ({
  ...{ name, protocol: 'openid-connect', protocolMapper },
  config: { ...config, 'access.token.claim': 'true', 'id.token.claim': 'false' },
});
