import type { Locale } from '../../../core/i18n/locales';
import { fullName } from '../../../core/people/full-name';
import type { Queryable } from '../../lib/database';

/** Who gets the mails about an account. */
export interface AccountOwner {
  email: string;
  locale: Locale;
  /** Empty until the address is proved. */
  name: string;
  /** Their company's project; null until the address is proved. */
  projectId: number | null;
}

interface OwnerRow extends Omit<AccountOwner, 'name'> {
  firstName: string | null;
  lastName: string | null;
}

/** The owner of an account; undefined if there is no such account. */
export async function findAccountOwner(tx: Queryable, accountId: string): Promise<AccountOwner | undefined> {
  const [row] = await tx.query<OwnerRow>(
    `select a.email, a.locale, u.first_name as "firstName", u.last_name as "lastName", u.project_id as "projectId"
       from accounts a left join users u on u.email = a.email and u.proved_at is not null
      where a.id = $1`,
    [accountId],
  );
  if (!row) return undefined;
  const { firstName, lastName, ...owner } = row;
  return { ...owner, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) };
}
