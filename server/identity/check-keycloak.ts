import type { KeycloakConfig } from '../config';
import { createKeycloakAccounts } from './keycloak-accounts';

const timeoutMs = 10_000;

/** Whether people can sign in and accounts can be made. @throws Error saying what does not work */
export async function checkKeycloak({ url, realm, admin }: KeycloakConfig): Promise<string> {
  const issuer = `${url}/realms/${realm}`;
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer; is KEYCLOAK_URL right?`, { cause: error });
  });
  if (!answer.ok)
    throw new Error(`Keycloak answers ${answer.status} for the realm ${realm}; is it imported?`);
  const { issuer: told } = (await answer.json()) as { issuer?: string };
  if (told !== issuer)
    throw new Error(
      `Keycloak calls itself ${told}, its tokens will not be believed; set KEYCLOAK_URL to that`,
    );
  const mails = { userInvitation: () => Promise.reject(new Error('Nobody is invited by a check.')) };
  const accounts = createKeycloakAccounts({ url, realm, clientId: '', admin, publicUrl: '', mails });
  const nobody = { query: () => Promise.reject(new Error('Keycloak keeps its own accounts.')) };
  await accounts.exists(nobody, 'nobody@doctor.invalid').catch((error: unknown) => {
    throw new Error(`the client ${admin.clientId} may not look for users: ${(error as Error).message}`);
  });
  return `the realm ${realm} answers, and ${admin.clientId} may look for users`;
}
