import type { Config } from '../config';
import type { AccountKeeper, PasswordMails } from './account-maker';
import { createEmbeddedAccounts } from './embedded/embedded-accounts';
import { createKeycloakAccounts } from './keycloak-accounts';

/** The accounts of the configured realm. */
export function createAccounts(
  { keycloak, clientId, publicUrl }: Pick<Config, 'keycloak' | 'clientId' | 'publicUrl'>,
  mails: PasswordMails,
): AccountKeeper {
  return keycloak
    ? createKeycloakAccounts({ ...keycloak, clientId, publicUrl, mails })
    : createEmbeddedAccounts({ publicUrl, mails });
}
