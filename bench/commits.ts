/*
 * Commits per second with a NOTIFY in each, compared with the writer notifying the servers itself, as with
 * FAN_OUT_URL.
 */
import pg from 'pg';
import { migrate } from '../server/database/migrate';
import { openPostgres } from '../server/database/postgres';
import type { Queryable } from '../server/lib/database';
import { publish } from '../server/lib/events';

const connectionCounts = [1, 8, 32, 64];
/** Servers that the database notifies. */
const listeners = 4;
const rounds = 6;
const roundMs = 1_000;

const url = process.env.DATABASE_URL ?? '';

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

const toQueryable = (client: pg.Client): Queryable => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query({ name: text.slice(0, 60), text, values: [...values] })).rows as Row[],
});

/** Counts the transactions that all connections commit in a round, each with an event. */
async function countCommits(clients: pg.Client[], toldBy: 'database' | 'writer'): Promise<number> {
  await Promise.all(
    clients.map((client) => client.query('select set_config($1, $2, false)', ['signals.told_by', toldBy])),
  );
  const end = performance.now() + roundMs;
  const counts = clients.map(async (client) => {
    const tx = toQueryable(client);
    let count = 0;
    for (; performance.now() < end; count += 1) {
      await client.query('begin');
      await publish(tx, { type: 'spend', action: 'update', projectId: 1 });
      await client.query('commit');
    }
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function main(): Promise<void> {
  const database = openPostgres(url, () => undefined);
  await migrate(database);
  await database.close();
  const listening = await Promise.all(Array.from({ length: listeners }, connect));
  for (const client of listening) await client.query('listen signals');
  const rows = [];
  for (const connections of connectionCounts) {
    const clients = await Promise.all(Array.from({ length: connections }, connect));
    const sums = { database: 0, writer: 0 };
    await countCommits(clients, 'writer');
    for (let round = 0; round < rounds; round += 1) {
      // Alternating, each as often first as second.
      const order = ['database', 'writer'] as const;
      for (const toldBy of round % 2 === 0 ? order : order.toReversed())
        sums[toldBy] += await countCommits(clients, toldBy);
    }
    const perSecond = (sum: number) => Math.round(sum / rounds / (roundMs / 1_000));
    rows.push({
      connections,
      'with NOTIFY, per s': perSecond(sums.database),
      'without, per s': perSecond(sums.writer),
      'without / with': (sums.writer / sums.database).toFixed(2),
    });
    await Promise.all(clients.map((client) => client.end()));
  }
  console.table(rows);
  await Promise.all(listening.map((client) => client.end()));
}

void main();
