import { fewAtOnce } from '../lib/few-at-once';
import { IdentityUnavailableError } from '../lib/access/identity';

export interface KeycloakAdminOptions {
  /** Address of the Keycloak, without a trailing slash. */
  url: string;
  realm: string;
  /** A confidential client whose service account may manage users and clients of the realm. */
  admin: { clientId: string; secret: string };
}

/**
 * Keycloak responds only after its mail server has accepted the mail, with its own timeout of ten seconds.
 */
const timeoutMs = 15_000;

/** What a Keycloak that hangs keeps waiting at most; no transaction is open meanwhile. */
const inTurn = fewAtOnce({ most: 5, maxWaitMs: 2_000 });

/**
 * Calls the Admin API of a realm as the server's own client, by the path below the realm.
 * @throws IdentityUnavailableError from every call when Keycloak is unreachable or refuses that client;
 * ApiError 503 while too many others wait for it
 */
export function createKeycloakAdmin(options: KeycloakAdminOptions) {
  const realm = `${options.url}/admin/realms/${options.realm}`;
  return (path: string, init: RequestInit = {}): Promise<Response> =>
    inTurn(async () => {
      const headers = {
        authorization: `Bearer ${await fetchToken(options)}`,
        'content-type': 'application/json',
      };
      return request(realm + path, { ...init, headers });
    });
}

/** A token of the server's own client; accounts and clients are created too rarely to cache it. */
async function fetchToken({ url, realm, admin }: KeycloakAdminOptions): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: admin.clientId,
    client_secret: admin.secret,
  });
  const address = `${url}/realms/${realm}/protocol/openid-connect/token`;
  const answer = await expectOk(await request(address, { method: 'POST', body }));
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new IdentityUnavailableError('Keycloak gave no token to the client of the server');
  return token;
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new IdentityUnavailableError('Keycloak cannot be reached', { cause: error });
  }
}

export async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new IdentityUnavailableError(`Keycloak answered ${answer.status} at ${new URL(answer.url).pathname}`);
}
