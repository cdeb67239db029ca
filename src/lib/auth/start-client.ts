import { isRefusal, SignInFailedError, WrongProviderError } from './auth-errors';
import type { KeycloakClient } from './keycloak-client';

/** The provider's errors for a silent check when nobody is signed in. */
const silentErrors = ['login_required', 'interaction_required'];
const silentCheckPage = '/silent-check-sso.html';
const options = { pkceMethod: 'S256', checkLoginIframe: false, scope: 'openid profile email' } as const;

/** Starts the sign-in library without contacting the provider, which is enough to redirect to the sign-in page. */
export async function startClientToLeave(
  createClient: () => Promise<KeycloakClient>,
): Promise<KeycloakClient> {
  const client = await createClient();
  await client.init(options);
  return client;
}

/**
 * Starts the sign-in library. It uses the sign-in response in the address, otherwise checks the provider silently for a
 * session. Without a token the person is not signed in.
 * @throws SignInFailedError, WrongProviderError, and whatever the library throws when the provider is unreachable
 */
export async function startClient(createClient: () => Promise<KeycloakClient>): Promise<KeycloakClient> {
  const comesBack = comesFromSignIn(window.location.hash);
  let client = await createClient();
  if (!(await initialise(client))) {
    // The refused code is no longer in the address: a second client checks silently for a session.
    client = await createClient();
    await initialise(client);
  }
  if (client.token !== undefined) requireIssuer(client);
  else if (comesBack) throw new SignInFailedError('The answer of the sign-in page could not be used');
  return client;
}

/** False if the provider refused. */
async function initialise(client: KeycloakClient): Promise<boolean> {
  try {
    const { origin, pathname, search } = window.location;
    const silentCheckSsoRedirectUri = origin + silentCheckPage;
    // Where third-party cookies are blocked, the provider is visited. It refuses to return to a fragment.
    const redirectUri = origin + pathname + search;
    await client.init({ ...options, onLoad: 'check-sso', silentCheckSsoRedirectUri, redirectUri });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** A token of another issuer does not come from the configured realm. */
export function requireIssuer({ authServerUrl = '', realm = '', ...client }: KeycloakClient): void {
  const expected = `${authServerUrl.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}`;
  for (const claims of [client.tokenParsed, client.idTokenParsed]) {
    if (claims && claims.iss !== expected) {
      throw new WrongProviderError(`The tokens come from ${claims.iss}, not from ${expected}`);
    }
  }
}

/** Whether the address holds the response to a sign-in that the person has begun: a code or an error. */
export function comesFromSignIn(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  const error = answer.get('error');
  return answer.has('state') && (answer.has('code') || (error !== null && !silentErrors.includes(error)));
}
