import type { Config } from '../config';
import type { AccountManager, PasswordMails } from './account-provisioning';
import { createEmbeddedAccounts } from './embedded/embedded-accounts';
import { createKeycloakAccounts } from './keycloak-accounts';

/** The accounts of the configured realm. */
export function createAccounts(
  { keycloak, clientId, publicUrl }: Pick<Config, 'keycloak' | 'clientId' | 'publicUrl'>,
  mails: PasswordMails,
): AccountManager {
  return keycloak
    ? createKeycloakAccounts({ ...keycloak, clientId, publicUrl, mails })
    : createEmbeddedAccounts({ publicUrl, mails });
}
