/* Three servers behind a proxy, one killed every three seconds under load, for two minutes. Needs DATABASE_URL. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../server/database/open';
import { loadDemo } from '../server/demo/load-demo';
import { killServers, runUnderFire } from '../tests/support/cluster/under-fire';
import { printTable } from './pages/table';

const everyMs = 3_000;
const runMs = 120_000;

async function main(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
  await loadDemo(database);
  await database.close();
  const strikes = killServers(Math.round(runMs / everyMs));
  const outcome = await runUnderFire({
    databaseUrls: [databaseUrl],
    strikes,
    pause: () => wait(everyMs),
  });
  const { acknowledged, missing, doubled, lostCalls, unavailable, unexpected, brokenTrails } = outcome;
  console.log(
    `${acknowledged} writes acknowledged, ${strikes.length} servers killed, ${lostCalls} calls on them`,
  );
  for (const sentence of new Set(unexpected)) console.log(sentence);
  const none = { unit: '', bound: { atMost: 0 } };
  const isWell = printTable([
    { what: 'acknowledged writes that are missing', measured: missing, ...none },
    { what: 'writes that are there twice', measured: doubled, ...none },
    { what: 'calls lost or refused otherwise', measured: unexpected.length + unavailable, ...none },
    { what: 'audit trails that are broken', measured: brokenTrails, ...none },
  ]);
  process.exitCode = isWell ? 0 : 1;
}

void main(process.env.DATABASE_URL ?? '');
