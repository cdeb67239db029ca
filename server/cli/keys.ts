import { listenerName } from '../database/signals/own-connection';
import type { Config } from '../config';
import { deleteSecrets, loadSealingKey } from '../identity/embedded/secrets';
import type { Database, Queryable } from '../lib/database';
import { reencrypt } from '../lib/reencrypt';
import { createSecretBox } from '../lib/secret-box';
import { partnerSecrets } from '../modules/exchange/pact/sources-repository';
import { webhookSecrets } from '../modules/webhooks/secrets-repository';
import { StartupError } from '../startup-error';

/** `keys renew`: for servers that sign people in themselves, while none runs. @throws StartupError */
export async function manageKeys(
  database: Database,
  args: string[],
  { secretsKeys }: Pick<Config, 'secretsKeys'>,
): Promise<string[]> {
  if (args.join(' ') !== 'renew') throw new StartupError('Say what to do: keys renew');
  const connections = await countServerConnections(database);
  if (connections > 0)
    throw new StartupError(
      `Servers are running (${connections} connections listen): they would go on signing with the old keys. Stop every ` +
        'server, then renew the keys.',
    );
  const lost = await database.transaction(async (tx) => {
    const loadBox = async () => createSecretBox([...secretsKeys, await loadSealingKey(tx)]);
    const before = await loadBox();
    await deleteSecrets(tx);
    const boxes = { before, after: await loadBox() };
    return {
      partners: await reencrypt(tx, partnerSecrets, boxes),
      webhooks: await reencrypt(tx, webhookSecrets, boxes),
    };
  });
  return [
    ...(lost.partners > 0
      ? [
          `Secrets of partners that were kept with a key which is not known here: ${lost.partners}. Enter them again.`,
        ]
      : []),
    ...(lost.webhooks > 0
      ? [
          `Secrets of webhooks that were kept with a key which is not known here: ${lost.webhooks}. Renew them.`,
        ]
      : []),
    'The keys and every session are removed. Start the servers: the first one makes new keys, and everybody signs in, ' +
      'and switches on notifications in their browsers, again.',
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
