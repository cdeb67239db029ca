import type { KeycloakConfig } from '../config';
import { createKeycloakAdmin, expectOk } from './keycloak-admin';
import { probeIssuer } from './probe-issuer';

/** Whether people can sign in and accounts can be created. @throws Error that names what does not work */
export async function checkKeycloak(keycloak: KeycloakConfig): Promise<string> {
  await probeIssuer(keycloak);
  const { realm, admin } = keycloak;
  await createKeycloakAdmin(keycloak)('/users?max=1')
    .then(expectOk)
    .catch((error: unknown) => {
      throw new Error(`the client ${admin.clientId} may not look for users: ${(error as Error).message}`);
    });
  await checkClients(keycloak);
  return `the realm ${realm} answers, and ${admin.clientId} may manage users and clients`;
}

const noClient = '00000000-0000-4000-8000-000000000000';

async function checkClients({ admin, ...at }: KeycloakConfig): Promise<void> {
  const { status } = await createKeycloakAdmin({ ...at, admin })(`/clients/${noClient}`);
  if (status === 404) return;
  throw new Error(
    `the client ${admin.clientId} may not manage clients (${status}), so no API client of a company can be made: give ` +
      'its service account the role manage-clients of realm-management (deploy/keycloak/README.md)',
  );
}
