import { openPostgres } from '../../../server/database/postgres';
import type { Database } from '../../../server/lib/database';
import { databaseUrl } from './postgres-admin';

/** Connections of their own to the database of a server under test, on PostgreSQL: they see what its own do. */
export async function openAnotherPool(database: Database): Promise<Database> {
  const [row] = await database.query<{ name: string }>('select current_database() as name', []);
  return openPostgres(databaseUrl(row?.name ?? ''), () => undefined);
}
