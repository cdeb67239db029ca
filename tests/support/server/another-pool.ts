import { openPostgres } from '../../../server/database/postgres';
import type { Database } from '../../../server/lib/database';
import { addressOf } from './postgres-admin';

/** Separate connections to the PostgreSQL database of a server under test: they can watch the server's own. */
export async function openAnotherPool(database: Database): Promise<Database> {
  return openPostgres(await addressOf(database), () => undefined);
}
