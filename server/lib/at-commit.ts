import type { Queryable } from './database';

/**
 * Runs a statement whose rows are not needed. A transaction sends it with its commit, after all others and in
 * the order of these calls, so that its locks are held only as long as the commit takes. Outside a
 * transaction it runs immediately.
 */
export async function atCommit(db: Queryable, text: string, values: readonly unknown[]): Promise<void> {
  if (db.queryAtCommit) db.queryAtCommit(text, values);
  else await db.query(text, values);
}
