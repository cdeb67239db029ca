import type { AuditChange } from '../../../../core/contracts/audit';
import type { Locale } from '../../../../core/i18n/locales';
import { audit } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { findAccountOwner } from '../account-owner';
import type { Factor, FactorKind } from '../factors';

/** Events of a person's second factors; `cleared`: an operator has removed all of them. */
export type FactorEvent = 'added' | 'removed' | 'recoveryUsed' | 'recoveryReplaced' | 'cleared';

/** Sent to the owner of an account, so that nobody changes how they sign in unnoticed. */
export interface FactorMail {
  email: string;
  locale: Locale;
  /** May be empty. */
  name: string;
  event: FactorEvent;
  /** The one that was added or removed. */
  factor?: Pick<Factor, 'kind' | 'name'>;
}

/** What the realm needs from the mails. */
export interface FactorMails {
  secondFactor(tx: Queryable, mail: FactorMail): Promise<void>;
}

/** Fields of the audit trail that the texts in `account` have names for. */
const auditFields: Record<FactorKind, string> = { passkey: 'passkey', codes: 'codeApp' };

export interface FactorNews {
  accountId: string;
  event: FactorEvent;
  /** Those that were added or removed. */
  factors?: readonly Pick<Factor, 'kind' | 'name'>[];
  /** Who did it, if not the owner. */
  actor?: string;
}

/**
 * Mails the owner of an account, and writes to the audit trail of their company. Call it last in the
 * transaction.
 */
export async function notifyOwner(
  tx: Queryable,
  mails: FactorMails,
  { accountId, event, factors = [], actor }: FactorNews,
): Promise<void> {
  const owner = await findAccountOwner(tx, accountId);
  if (!owner) return;
  const { email, locale, name, projectId } = owner;
  const [factor] = factors;
  await mails.secondFactor(tx, { email, locale, name, event, ...(factor && { factor }) });
  if (projectId === null || factors.length === 0) return;
  const isAdded = event === 'added';
  const changes = factors.map<AuditChange>((each) => ({
    field: auditFields[each.kind],
    from: isAdded ? null : each.name,
    to: isAdded ? each.name : null,
  }));
  const action = isAdded ? 'create' : 'delete';
  await audit(tx, { projectId, actor: actor ?? email, area: 'account', action, subject: email, changes });
}
