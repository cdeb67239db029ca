import { openDB } from 'idb';
import { databaseName } from './database';

/**
 * How many changes wait on this device, no matter who made them. It reads only: where there is no outbox none is made, and
 * one that cannot be opened counts as empty, since nothing depends on the number.
 */
export async function countOnDevice(): Promise<number> {
  try {
    const database = await openDB(databaseName, undefined, {
      upgrade(_database, _old, _new, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    try {
      return await database.count('entries');
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}
