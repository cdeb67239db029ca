import type { Queryable } from '../../lib/database';
import { signal } from '../../lib/signals';
import type { AccountManager, NewPerson } from '../account-provisioning';

type PersonUpdate = Parameters<AccountManager['update']>[1];

/** A change to an account. */
export type AccountChange =
  | { kind: 'create'; person: NewPerson }
  | { kind: 'update'; person: PersonUpdate }
  | { kind: 'remove'; email: string };

export interface DueChange {
  id: number;
  change: AccountChange;
  /** Including the current one. */
  attempts: number;
}

/** Writes a change in the transaction that causes it; it is carried out once that is committed. */
export async function enqueue(tx: Queryable, email: string, change: AccountChange): Promise<void> {
  await tx.query('insert into account_changes (email, change) values ($1, $2::jsonb)', [
    email,
    JSON.stringify(change),
  ]);
  await signal(tx, 'account_changed');
}

/**
 * Claims a due change for two minutes: another server takes over if this one crashes meanwhile. Of one address
 * only the earliest is due.
 */
export async function claimDue(db: Queryable): Promise<DueChange | undefined> {
  const [due] = await db.query<DueChange>(
    `update account_changes set attempts = attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes'
      where id = (select id from account_changes c
                   where next_attempt_at <= clock_timestamp()
                     and not exists (select 1 from account_changes e where e.email = c.email and e.id < c.id)
                   order by next_attempt_at limit 1 for update skip locked)
      returning id, change, attempts`,
    [],
  );
  return due;
}

export async function remove(db: Queryable, id: number): Promise<void> {
  await db.query('delete from account_changes where id = $1', [id]);
}

export async function postpone(db: Queryable, id: number, seconds: number): Promise<void> {
  await db.query(
    `update account_changes set next_attempt_at = clock_timestamp() + $2 * interval '1 second' where id = $1`,
    [id, seconds],
  );
}
