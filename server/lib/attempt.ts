import type { Queryable } from './database';

/**
 * Runs a part of a transaction, all or nothing: after a failure the transaction continues without it.
 * @returns the error; undefined if there was none
 */
export async function attempt(tx: Queryable, work: () => Promise<void>): Promise<unknown> {
  await tx.query('savepoint attempt', []);
  try {
    await work();
  } catch (error) {
    await tx.query('rollback to savepoint attempt', []);
    return error;
  }
  await tx.query('release savepoint attempt', []);
  return undefined;
}
