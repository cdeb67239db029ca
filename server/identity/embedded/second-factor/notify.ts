import type { AuditChange } from '../../../../core/contracts/audit';
import type { Locale } from '../../../../core/i18n/locales';
import { fullName } from '../../../../core/people/full-name';
import { audit } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
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

interface Owner {
  email: string;
  locale: Locale;
  firstName: string | null;
  lastName: string | null;
  projectId: number | null;
}

async function findOwner(tx: Queryable, accountId: string): Promise<Owner | undefined> {
  const [owner] = await tx.query<Owner>(
    `select a.email, a.locale, u.first_name as "firstName", u.last_name as "lastName", u.project_id as "projectId"
       from accounts a left join users u on u.email = a.email and u.proved_at is not null
      where a.id = $1`,
    [accountId],
  );
  return owner;
}

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
  const owner = await findOwner(tx, accountId);
  if (!owner) return;
  const { email, locale, firstName, lastName, projectId } = owner;
  const [factor] = factors;
  const name = fullName({ firstName: firstName ?? '', lastName: lastName ?? '' });
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
