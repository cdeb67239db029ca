import type { Queryable } from './database';

/**
 * Runs a statement whose rows nobody needs. A transaction sends it with its commit, after all others and in the order of
 * these calls: others wait for what it locks no longer than the database itself takes. Outside of one it runs at once.
 */
export async function atEnd(db: Queryable, text: string, values: readonly unknown[]): Promise<void> {
  if (db.queryAtEnd) db.queryAtEnd(text, values);
  else await db.query(text, values);
}
