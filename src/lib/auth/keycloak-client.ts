import type Keycloak from 'keycloak-js';
import { loadEnv } from '../env/env';

/** The parts of keycloak-js that the product uses; tests provide their own. */
export type KeycloakClient = Pick<
  Keycloak,
  | 'authServerUrl'
  | 'realm'
  | 'init'
  | 'login'
  | 'logout'
  | 'updateToken'
  | 'clearToken'
  | 'isTokenExpired'
  | 'loadUserInfo'
  | 'token'
  | 'tokenParsed'
  | 'refreshToken'
  | 'idToken'
  | 'idTokenParsed'
  | 'timeSkew'
  | 'onActionUpdate'
>;

/** A client for the configured realm, not yet initialised. The library is loaded on first use. */
export async function createKeycloakClient(): Promise<KeycloakClient> {
  const [{ identity }, { default: KeycloakJs }] = await Promise.all([loadEnv(), import('keycloak-js')]);
  provideWithResolvers();
  return new KeycloakJs(identity);
}

/** keycloak-js uses `Promise.withResolvers`, which Safari before 17.4 and Firefox before 121 lack. */
function provideWithResolvers(): void {
  const target = Promise as unknown as { withResolvers?: () => unknown };
  target.withResolvers ??= () => {
    const parts: Record<string, unknown> = {};
    parts['promise'] = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  };
}
