import { openPostgres } from '../../../server/database/postgres';
import type { Database } from '../../../server/lib/database';
import { addressOf } from './postgres-admin';

/** Connections of their own to the database of a server under test, on PostgreSQL: they see what its own do. */
export async function openAnotherPool(database: Database): Promise<Database> {
  return openPostgres(await addressOf(database), () => undefined);
}
