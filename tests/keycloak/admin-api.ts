import type { Locale } from '../../core/i18n/locales';

export const keycloakUrl = process.env.KEYCLOAK_URL ?? '';
export const realmUrl = `${keycloakUrl}/realms/platform`;

/** Sends a request to the Admin API of a realm; returns the body, null when there is none. */
export async function adminApi(
  method: string,
  path: string,
  body?: unknown,
  realm = 'platform',
): Promise<unknown> {
  const response = await fetch(`${keycloakUrl}/admin/realms/${realm}${path}`, {
    method,
    headers: { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Keycloak answered ${response.status} to ${method} ${path}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** The administrator for the tests; the tokens are valid for a minute. */
async function adminToken(): Promise<string> {
  const response = await fetch(`${keycloakUrl}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: process.env.TEST_ADMIN_CLIENT_ID ?? '',
      client_secret: process.env.TEST_ADMIN_CLIENT_SECRET ?? '',
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error('The administrator of the tests cannot sign in to Keycloak');
  return token;
}

export interface TestPerson {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  projectId: number;
  password?: string;
}

/** Adds a person, and returns the id. */
export async function addPerson({ password, locale, projectId, ...person }: TestPerson): Promise<string> {
  await adminApi('POST', '/users', {
    ...person,
    username: person.email,
    enabled: true,
    attributes: { locale: [locale], projectId: [String(projectId)] },
    ...(password === undefined ? {} : { credentials: [{ type: 'password', value: password }] }),
  });
  return idOf(`/users?exact=true&email=${encodeURIComponent(person.email)}`);
}

/** Ends every session of a person, like the button of the admin console. */
export async function signOutEverywhere(email: string): Promise<void> {
  const id = await idOf(`/users?exact=true&email=${encodeURIComponent(email)}`);
  await adminApi('POST', `/users/${id}/logout`);
}

/** The id of the only search result. */
async function idOf(search: string): Promise<string> {
  const [found] = (await adminApi('GET', search)) as { id: string }[];
  if (found === undefined) throw new Error(`Keycloak does not find ${search}`);
  return found.id;
}

/** The secret that Keycloak has generated for a client. */
export async function readSecret(clientId: string): Promise<string> {
  const id = await idOf(`/clients?clientId=${clientId}`);
  const { value } = (await adminApi('GET', `/clients/${id}/client-secret`)) as { value: string };
  return value;
}

/** Sets the lifetime of the realm's access tokens in seconds. */
export async function setTokenLife(seconds: number): Promise<void> {
  await adminApi('PUT', '', { accessTokenLifespan: seconds });
}
