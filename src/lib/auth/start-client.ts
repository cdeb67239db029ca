import { isRefusal, SignInFailedError, WrongProviderError } from './auth-errors';
import type { KeycloakClient } from './keycloak-client';

/** What the provider answers when it is asked without a page and knows nobody. */
const silentErrors = ['login_required', 'interaction_required'];
const silentCheckPage = '/silent-check-sso.html';

/**
 * Starts the sign-in library: it takes up the answer of the sign-in page that the address carries, else asks the
 * provider silently whether it knows the person. Without a token the person is not signed in.
 * @throws SignInFailedError, WrongProviderError, and whatever the library throws when the provider is away
 */
export async function startClient(createClient: () => Promise<KeycloakClient>): Promise<KeycloakClient> {
  const comesBack = comesFromSignIn(window.location.hash);
  let client = await createClient();
  if (!(await initialise(client))) {
    // The address no longer holds the refused code: a second client asks for the session silently.
    client = await createClient();
    await initialise(client);
  }
  if (client.token !== undefined) requireIssuer(client);
  else if (comesBack) throw new SignInFailedError('The answer of the sign-in page could not be used');
  return client;
}

/** Whether the provider did not refuse. */
async function initialise(client: KeycloakClient): Promise<boolean> {
  try {
    await client.init({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: window.location.origin + silentCheckPage,
      pkceMethod: 'S256',
      checkLoginIframe: false,
      scope: 'openid profile email',
    });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Tokens of another issuer come from somewhere else than the configured realm. */
export function requireIssuer({ authServerUrl = '', realm = '', ...client }: KeycloakClient): void {
  const expected = `${authServerUrl.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}`;
  for (const claims of [client.tokenParsed, client.idTokenParsed]) {
    if (claims && claims.iss !== expected) {
      throw new WrongProviderError(`The tokens come from ${claims.iss}, not from ${expected}`);
    }
  }
}

/** Whether the address holds the answer to a sign-in that the person has begun: a code, or why there is none. */
function comesFromSignIn(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  const error = answer.get('error');
  return answer.has('state') && (answer.has('code') || (error !== null && !silentErrors.includes(error)));
}
