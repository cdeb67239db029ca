/*
 * Two PostgreSQL servers, the primary waiting for its replica at each commit. First one server of ours is read from
 * and written to; then three are, while the primary is killed and its replica promoted. Needs DATABASE_URL and
 * PG_BIN.
 */
import { openDatabase } from '../server/database/open';
import { openReplicated } from '../server/database/postgres';
import { loadDemo } from '../server/demo/load-demo';
import { startPostgresPair, type PostgresProcess } from '../tests/support/cluster/postgres-pair';
import { runWithFaults, type Fault } from '../tests/support/cluster/fault-injection';
import { createTestApp, people } from '../tests/support/server/test-app';
import { printTable } from './pages/table';

const runMs = 15_000;
const readers = 4;
const promotions = 10;

type Urls = [string, string];

/** The share of lists read on the replica, with as many people writing as reading. */
async function shareOnReplica(urls: Urls): Promise<number> {
  const ignore = () => undefined;
  const database = await openReplicated(
    urls,
    { onError: ignore },
    { onExclusion: ignore, onPrimary: ignore },
  );
  const server = await createTestApp({}, () => Promise.resolve(database));
  const projectId = await server.projectId('Alpenguss GmbH');
  const path = `/api/ca-activities-data/project/${projectId}`;
  const payload = { data: { Year: 2018, ActivityId: 101, Amount: 1 } };
  const end = performance.now() + runMs;
  const repeatedly = async (work: () => Promise<{ statusCode: number }>) => {
    while (performance.now() < end)
      if ((await work()).statusCode !== 200) throw new Error('A request was refused.');
  };
  const write = () => server.call(people.mainUser, { method: 'POST', url: `${path}/create`, payload });
  const read = () => server.call(people.user, { method: 'GET', url: `${path}?year=2024` });
  await Promise.all(Array.from({ length: readers }).flatMap(() => [repeatedly(write), repeatedly(read)]));
  const { replica = 0, primary = 0 } = database.replicas?.().reads ?? {};
  console.log(`${replica + primary} lists read`);
  await server.close();
  return replica / (replica + primary);
}

async function main(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
  await loadDemo(database);
  await database.close();
  const pair = await startPostgresPair(databaseUrl);
  const urls: Urls = [pair.primary.url, pair.replica.url];
  const share = await shareOnReplica(urls);

  const kill =
    (primary: PostgresProcess, replica: PostgresProcess): Fault =>
    async () => {
      await primary.kill();
      replica.promote();
    };
  const rebuild =
    (primary: PostgresProcess, replica: PostgresProcess): Fault =>
    () =>
      replica.replicate(primary);
  const faults = Array.from({ length: promotions }, (_, round) => {
    const [one, two] = round % 2 === 0 ? [pair.primary, pair.replica] : [pair.replica, pair.primary];
    return [kill(one, two), rebuild(two, one)];
  }).flat();
  const outcome = await runWithFaults({
    databaseUrls: urls,
    faults,
    pause: (moreWrites) => moreWrites(100),
  });
  await pair.end();
  const pauses = outcome.pausesMs.filter((_, index) => index % 2 === 0).sort((a, b) => a - b);
  console.log(`${outcome.acknowledged} writes acknowledged, ${outcome.unavailable} requests got 503`);
  console.log(`without a write after a kill: ${pauses.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
  for (const sentence of new Set(outcome.unexpected)) console.log(sentence);
  const none = { unit: '', bound: { atMost: 0 } };
  const isWell = printTable([
    { what: 'lists read on the replica, %', measured: share * 100, unit: '', bound: { atLeast: 90 } },
    {
      what: 'longest time without a write after a kill',
      measured: pauses.at(-1) ?? 0,
      unit: 'ms',
      bound: { atMost: 3_000 },
    },
    { what: 'missing acknowledged writes', measured: outcome.missing, ...none },
    { what: 'duplicated writes', measured: outcome.doubled, ...none },
    { what: 'requests lost or refused for another reason', measured: outcome.unexpected.length, ...none },
    { what: 'broken audit trails', measured: outcome.brokenTrails, ...none },
  ]);
  process.exitCode = isWell ? 0 : 1;
}

void main(process.env.DATABASE_URL ?? '');
