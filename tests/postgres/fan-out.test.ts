import { createSignalReader } from '../../server/database/signals/read-signals';
import { listenerName } from '../../server/database/signals/own-connection';
import type { Queryable } from '../../server/lib/database';
import { signal } from '../../server/lib/signals';
import { startTwoServers } from '../support/cluster/two-servers';
import { openTestDatabase } from '../support/server/test-database';

const endListeners = (db: Queryable) =>
  db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = $1`,
    [listenerName],
  );

test('sockets of two servers receive every event once, including those from while both had lost their connection', async () => {
  const two = await startTwoServers();
  await two.write();
  await Promise.all([two.write(), endListeners(two.database)]);
  await endListeners(two.database);
  await two.write();
  two.expectAllOnce();
  await two.close();
});

test('a lost connection is reported, reconnects by itself, and receives again', async () => {
  const database = await openTestDatabase();
  const changes: string[] = [];
  const late: boolean[] = [];
  let onChange = () => {};
  let onBack = () => {};
  const back = new Promise<void>((resolve) => (onBack = resolve));
  const hear = (payload: string) => {
    changes.push(payload);
    onChange();
  };
  await database.listen('membership_changed', hear, {
    late(isLate) {
      late.push(isLate);
      if (!isLate) onBack();
    },
  });
  await endListeners(database);
  await back;
  expect(late).toEqual([true, false]);
  const received = new Promise<void>((resolve) => (onChange = resolve));
  await signal(database, 'membership_changed', 'afterwards');
  await received;
  expect(changes).toEqual(['afterwards']);
  await database.close();
});

test('events that are committed after later ones are still read, once', async () => {
  const database = await openTestDatabase();
  const reader = createSignalReader(database);
  const read = async () => (await reader.read()).signals.map(({ payload }) => payload);
  await read();
  let later: string[] = [];
  await database.transaction(async (tx) => {
    await signal(tx, 'realtime', 'written first');
    await signal(database, 'realtime', 'committed first');
    later = await read();
  });
  expect([later, await read(), await read()]).toEqual([['committed first'], ['written first'], []]);
  await database.close();
});
