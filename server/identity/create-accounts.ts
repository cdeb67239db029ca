import type { Config } from '../config';
import type { AccountManager, PasswordMails } from './account-provisioning';
import { createEmbeddedAccounts } from './embedded/embedded-accounts';
import { createKeycloakAccounts } from './keycloak-accounts';
import { queuedAccounts } from './queued-changes/queued-accounts';

type RealmConfig = Pick<Config, 'keycloak' | 'clientId' | 'publicUrl'>;

/** The accounts of the Keycloak that is configured, changed immediately. */
export const createExternalAccounts = (
  { keycloak, clientId, publicUrl }: RealmConfig,
  mails: PasswordMails,
): AccountManager | undefined =>
  keycloak && createKeycloakAccounts({ ...keycloak, clientId, publicUrl, mails });

/** The accounts of the configured realm. Those of a Keycloak are changed after the transaction. */
export function createAccounts(config: RealmConfig, mails: PasswordMails): AccountManager {
  const external = createExternalAccounts(config, mails);
  return external ? queuedAccounts(external) : createEmbeddedAccounts({ publicUrl: config.publicUrl, mails });
}
