import type { Config } from '../config';
import { createKeycloakClients, type KeycloakClients } from './keycloak-clients';

/**
 * Where API clients are stored besides the database; undefined for the embedded realm, which reads them
 * there.
 */
export const createRealmClients = ({
  keycloak,
  publicUrl,
}: Pick<Config, 'keycloak' | 'publicUrl'>): KeycloakClients | undefined =>
  keycloak && createKeycloakClients({ ...keycloak, publicUrl });
