import type { Queryable } from '../../lib/database';

export type FactorKind = 'passkey' | 'codes';

export interface Factor {
  id: string;
  kind: FactorKind;
  /** Chosen by the person. */
  name: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** In characters. */
export const maxFactorNameLength = 60;

const ofAccount = `
  select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from second_factors where account_id = $1 order by created_at, id`;

/** The second factors of an account, the oldest first. */
export function findFactors(db: Queryable, accountId: string): Promise<Factor[]> {
  return db.query<Factor>(ofAccount, [accountId]);
}

/**
 * The same, for a transaction that adds or removes one: other such transactions for this account wait until
 * it ends.
 */
export async function lockFactors(tx: Queryable, accountId: string): Promise<Factor[]> {
  await tx.query('select 1 from accounts where id = $1 for update', [accountId]);
  return findFactors(tx, accountId);
}

/** The kinds of factor an account has: none for one that signs in with the password alone. */
export async function findFactorKinds(db: Queryable, accountId: string): Promise<ReadonlySet<FactorKind>> {
  const rows = await db.query<{ kind: FactorKind }>(
    'select distinct kind from second_factors where account_id = $1',
    [accountId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

export async function renameFactor(
  db: Queryable,
  accountId: string,
  { id, name }: Pick<Factor, 'id' | 'name'>,
): Promise<void> {
  await db.query('update second_factors set name = $3 where id::text = $2 and account_id = $1', [
    accountId,
    id,
    name,
  ]);
}

/** Removes one; with the last one also the recovery codes, which only substitute for it. */
export async function removeFactor(tx: Queryable, accountId: string, id: string): Promise<void> {
  await tx.query('delete from second_factors where id::text = $2 and account_id = $1', [accountId, id]);
  await tx.query(
    `delete from recovery_codes c where c.account_id = $1
        and not exists (select from second_factors f where f.account_id = c.account_id)`,
    [accountId],
  );
}

/** Removes all factors and recovery codes of an account. */
export async function removeFactors(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('delete from second_factors where account_id = $1', [accountId]);
  await tx.query('delete from recovery_codes where account_id = $1', [accountId]);
}
