/* Three servers behind a proxy, one killed every three seconds under load, for two minutes. Needs DATABASE_URL. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../server/database/open';
import { loadDemo } from '../server/demo/load-demo';
import { killServers, runWithFaults } from '../tests/support/cluster/fault-injection';
import { printTable } from './pages/table';

const everyMs = 3_000;
const runMs = 120_000;

async function main(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
  await loadDemo(database);
  await database.close();
  const faults = killServers(Math.round(runMs / everyMs));
  const outcome = await runWithFaults({
    databaseUrls: [databaseUrl],
    faults,
    pause: () => wait(everyMs),
  });
  const { acknowledged, missing, doubled, lostRequests, unavailable, unexpected, brokenTrails } = outcome;
  console.log(
    `${acknowledged} writes acknowledged, ${faults.length} servers killed, ${lostRequests} requests on them`,
  );
  for (const sentence of new Set(unexpected)) console.log(sentence);
  const none = { unit: '', bound: { atMost: 0 } };
  const isWell = printTable([
    { what: 'missing acknowledged writes', measured: missing, ...none },
    { what: 'duplicated writes', measured: doubled, ...none },
    {
      what: 'requests lost or refused for another reason',
      measured: unexpected.length + unavailable,
      ...none,
    },
    { what: 'broken audit trails', measured: brokenTrails, ...none },
  ]);
  process.exitCode = isWell ? 0 : 1;
}

void main(process.env.DATABASE_URL ?? '');
