import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { writeBackup } from './backup-file';
import { dump } from './dump';

const undefinedTable = '42P01';

/** Reads a consistent snapshot of the whole database, whatever is written meanwhile. */
export function inSnapshot<Result>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await beginSnapshot(tx);
    return work(tx);
  });
}

/**
 * Begins a transaction with a consistent snapshot. It first takes the lock used by everyone who replaces a
 * table (093-partitions.sql): in an older snapshot the new table would be empty.
 * @throws StartupError for a database without tables
 */
export async function beginSnapshot(tx: Queryable): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
  await tx.query('lock table schema_migrations in access share mode').catch((error: unknown) => {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    throw new StartupError('There is nothing to copy: the database holds no tables of this product.');
  });
}

/** Writes the whole database into a file. @throws StartupError when the file cannot be written */
export const backUp = (database: Pick<Database, 'transaction'>, file: string): Promise<void> =>
  inSnapshot(database, (tx) => writeBackup(file, dump(tx)));
