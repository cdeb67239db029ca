import { isRefusal, SignInFailedError, WrongProviderError } from './auth-errors';
import type { KeycloakClient } from './keycloak-client';

/** What the provider answers when it is asked without a page and knows nobody. */
const silentErrors = ['login_required', 'interaction_required'];
const silentCheckPage = '/silent-check-sso.html';
const options = { pkceMethod: 'S256', checkLoginIframe: false, scope: 'openid profile email' } as const;

/** Starts the sign-in library without a question to the provider: enough to leave for its page. */
export async function startClientToLeave(
  createClient: () => Promise<KeycloakClient>,
): Promise<KeycloakClient> {
  const client = await createClient();
  await client.init(options);
  return client;
}

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
    const silentCheckSsoRedirectUri = window.location.origin + silentCheckPage;
    await client.init({ ...options, onLoad: 'check-sso', silentCheckSsoRedirectUri });
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
export function comesFromSignIn(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  const error = answer.get('error');
  return answer.has('state') && (answer.has('code') || (error !== null && !silentErrors.includes(error)));
}
