import { checkReplicas, findUnsafeCommit } from '../../server/cli/check-replicas';
import { openReplicated } from '../../server/database/postgres';
import type { Database } from '../../server/lib/database';
import { startPostgresPair, type PostgresPair } from '../support/cluster/postgres-pair';
import { until } from '../support/cluster/until';
import { databaseUrl, templateName } from '../support/server/postgres-admin';
import { createTestApp, people, type TestApp } from '../support/server/test-app';

let pair: PostgresPair;
let server: TestApp;
let database: Database;
let projectId: number;
let exclusionReason: string | undefined;

beforeAll(async () => {
  pair = await startPostgresPair(databaseUrl(templateName));
  database = await openReplicated(
    [pair.primary.url, pair.replica.url],
    { onError: () => undefined },
    { onExclusion: (cause) => (exclusionReason = cause), onPrimary: () => undefined },
  );
  server = await createTestApp({ METRICS_PORT: '9464' }, () => Promise.resolve(database));
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(async () => {
  await server.close();
  await pair.end();
});
beforeEach(() => until(() => exclusionReason === undefined));

const activities = '/api/ca-activities-data/project';

async function write(amount: number): Promise<void> {
  expect(await tryToWrite(amount)).toBe(200);
}

async function tryToWrite(amount: number): Promise<number> {
  const { statusCode } = await server.call(people.mainUser, {
    method: 'POST',
    url: `${activities}/${projectId}/create`,
    headers: { 'idempotency-key': `amount-${amount}` },
    payload: { data: { Year: 2019, ActivityId: 101, Amount: amount } },
  });
  return statusCode;
}

/** Amounts in the list, and where it was read. */
async function list(): Promise<{ amounts: number[]; place: 'replica' | 'primary' }> {
  const before = { ...database.replicas?.().reads };
  const url = `${activities}/${projectId}?year=2019&pageSize=100`;
  const answer = await server.call(people.user, { method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: { amount: number }[] }>();
  const isReplica = database.replicas?.().reads.replica !== before.replica;
  return { amounts: data.map(({ amount }) => amount).sort(), place: isReplica ? 'replica' : 'primary' };
}

test('a list is read on the replica once it has replayed earlier writes, and on the primary until then', async () => {
  await until(async () => (await list()).place === 'replica');
  await pair.replica.run('select pg_wal_replay_pause()');
  await write(1);
  expect(await list()).toEqual({ amounts: [1], place: 'primary' });
  await until(() => exclusionReason !== undefined);
  expect(exclusionReason).toMatch(/^127\.0\.0\.1:\d+ is behind$/);
  await pair.replica.run('select pg_wal_replay_resume()');
  await until(() => exclusionReason === undefined);
  await write(2);
  await until(async () => {
    const { amounts, place } = await list();
    expect(amounts).toEqual([1, 2]);
    return place === 'replica';
  });
});

test.each(['ca-exports', 'ca-emission-results'])(
  'reports and exports are read on the replica: %s',
  async (name) => {
    const { replica } = database.replicas?.().reads ?? { replica: 0 };
    const query = name === 'ca-exports' ? '?part=inputs&format=json' : '';
    const url = `/api/${name}/project/${projectId}/year/2024${query}`;
    expect((await server.call(people.user, { method: 'GET', url })).statusCode).toBe(200);
    expect(database.replicas?.().reads.replica).toBe(replica + 1);
  },
);

test('doctor and metrics know the replica; doctor reports whether commits wait for it', async () => {
  expect(checkReplicas(database)).toMatch(/^127\.0\.0\.1:\d+ can be read from$/);
  expect(await findUnsafeCommit(database)).toEqual([]);
  expect(await server.metrics?.read()).toMatch(/^replica_read_from\{replica="127\.0\.0\.1:\d+"\} 1$/m);
  await pair.primary.run(`alter system reset synchronous_standby_names`, 'select pg_reload_conf()');
  await until(async () => (await findUnsafeCommit(database)).length === 1);
  await pair.primary.run(`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  await until(async () => (await findUnsafeCommit(database)).length === 0);
});

test('an unreachable replica is left out, and used again when it is back', async () => {
  await pair.replica.kill();
  expect((await list()).amounts).toEqual([1, 2]);
  await until(() => exclusionReason !== undefined);
  expect(exclusionReason).toMatch(/does not answer: .*ECONNREFUSED/);
  expect(() => checkReplicas(database)).toThrow(/does not answer/);
  await pair.replica.start();
  await until(async () => (await list()).place === 'replica');
});

test('a commit whose wait for the replica is cancelled is not acknowledged before it is there too', async () => {
  await pair.replica.kill();
  const answer = tryToWrite(3);
  const endWaiting = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
  await until(async () => (await database.query(endWaiting, [])).length > 0);
  expect(await answer).toBe(503);
  await pair.replica.start();
  await until(async () => (await tryToWrite(3)) === 200);
  expect((await list()).amounts).toEqual([1, 2, 3]);
});

test('a promoted replica gets writes and signals, and the old primary is ignored when it comes back', async () => {
  const received: string[] = [];
  let isMissed = false;
  await database.listen('realtime', (payload) => received.push(payload), { missed: () => (isMissed = true) });
  await pair.primary.kill();
  pair.replica.promote();
  await until(async () => (await tryToWrite(4)) === 200);
  expect((await list()).amounts).toEqual([1, 2, 3, 4]);
  // Only the fact that something was written in between is announced.
  await until(() => isMissed);

  await pair.primary.start();
  await until(() => exclusionReason?.endsWith('takes writes although another server was promoted') ?? false);
  received.length = 0;
  await write(5);
  expect(await list()).toEqual({ amounts: [1, 2, 3, 4, 5], place: 'primary' });
  await until(() => received.length > 0);
});
