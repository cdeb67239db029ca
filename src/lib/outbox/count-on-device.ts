import { openDB } from 'idb';
import { abortedInKeptPage } from '../storage/kept-page';
import { databaseName } from './database';

/**
 * How many changes are queued on this device, no matter whose. Read-only: it does not create an outbox, and counts one
 * that cannot be opened as empty, since nothing depends on the number.
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
      return await abortedInKeptPage(database.transaction('entries')).store.count();
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}
