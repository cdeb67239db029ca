import { listenerName } from '../database/postgres-listen';
import { forgetSecrets } from '../identity/embedded/secrets';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';

/** `keys renew`: for servers that sign people in themselves, while none runs. @throws StartupError */
export async function manageKeys(database: Database, args: string[]): Promise<string[]> {
  if (args.join(' ') !== 'renew') throw new StartupError('Say what to do: keys renew');
  const connections = await countServerConnections(database);
  if (connections > 0)
    throw new StartupError(
      `Servers are running (${connections} connections listen): they would go on signing with the old keys. Stop every ` +
        'server, then renew the keys.',
    );
  await forgetSecrets(database);
  return [
    'The keys and every session are removed. Start the servers: the first one makes new keys, and everybody signs in again.',
  ];
}

/** Connections of servers to a PostgreSQL; the embedded database is open in this process alone. */
async function countServerConnections(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = $1`,
    [listenerName],
  );
  return row?.count ?? 0;
}
