import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { registerBackchannelLogout, type EndSession } from './backchannel-logout';
import { IdentityUnavailableError, type Identity } from '../lib/access/identity';
import { apiAudience, hasAudience, verifyAccessToken, type AccessTokenRules } from './verify-access-token';

export interface KeycloakOptions {
  /** Address of the Keycloak, without a trailing slash. */
  url: string;
  realm: string;
  clientId: string;
}

/** Every failure to get the keys is the provider's fault, except that it has no such key. */
function fetchKeys(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address));
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
      throw new IdentityUnavailableError('The keys of the identity provider cannot be fetched', {
        cause: error,
      });
    }
  };
}

/**
 * An external Keycloak. Its access tokens are accepted when the realm names the API in their audience, or
 * when they were issued to our client. It notifies the server of every session that ends.
 */
export function createKeycloakIdentity(
  { url, realm, clientId }: KeycloakOptions,
  endSession: EndSession,
): Identity {
  const issuer = `${url}/realms/${realm}`;
  const signing = {
    issuer,
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    keys: fetchKeys(`${issuer}/protocol/openid-connect/certs`),
  };
  const rules: AccessTokenRules = {
    ...signing,
    isForUs: ({ payload }) =>
      payload.typ === 'Bearer' && (hasAudience(payload, apiAudience) || payload.azp === clientId),
  };
  return {
    client: { url, realm, clientId },
    clientTokenUrl: `${issuer}/protocol/openid-connect/token`,
    verify: (token) => verifyAccessToken(token, rules),
    async register(app) {
      await app.register((scope) => registerBackchannelLogout(scope, { ...signing, clientId, endSession }));
    },
  };
}
