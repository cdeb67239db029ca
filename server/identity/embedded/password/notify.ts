import type { Locale } from '../../../../core/i18n/locales';
import type { Queryable } from '../../../lib/database';
import { findAccountOwner } from '../account-owner';

/** What changing a password needs from the mails. */
export interface PasswordChangeMails {
  passwordChanged(tx: Queryable, mail: { email: string; locale: Locale; name: string }): Promise<void>;
}

/** Mails the owner of an account, so that nobody changes their password unnoticed. */
export async function notifyOfPassword(
  tx: Queryable,
  mails: PasswordChangeMails,
  accountId: string,
): Promise<void> {
  const owner = await findAccountOwner(tx, accountId);
  if (owner) await mails.passwordChanged(tx, owner);
}
