import type { Database, Queryable } from '../lib/database';
import { writeBackup } from './backup-file';
import { dump } from './dump';

/** Reads the whole database as it is at one moment, whatever is written meanwhile. */
export function ofOneMoment<Result>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return work(tx);
  });
}

/** Writes the whole database into a file. @throws StartupError when the file cannot be written */
export const backUp = (database: Pick<Database, 'transaction'>, file: string): Promise<void> =>
  ofOneMoment(database, (tx) => writeBackup(file, dump(tx)));
