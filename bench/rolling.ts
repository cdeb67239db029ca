/*
 * Two servers behind nginx, then behind Caddy, stopped and started in turn while people work. Needs DATABASE_URL. The
 * name of a proxy after the command runs only that one.
 */
import { openDatabase } from '../server/database/open';
import { loadDemo } from '../server/demo/load-demo';
import { hasProgram, proxyNames } from '../tests/support/cluster/proxies';
import { runRolling } from '../tests/support/cluster/rolling';
import { printTable } from './pages/table';

const rolls = 3;

async function main(databaseUrl: string, only: string | undefined): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => undefined);
  await loadDemo(database);
  await database.close();
  const asked = proxyNames.filter((name) => only === undefined || name === only);
  for (const name of asked) {
    if (!hasProgram(name)) throw new Error(`There is no ${name} here; Debian: apt install ${name}`);
    const { calls, failed, repeated, wrong, slowestMs, stops, lostSockets } = await runRolling(
      name,
      databaseUrl,
      { rolls, onProgress: (sentence) => console.log(`${name}: ${sentence}`) },
    );
    const seconds = stops.map((stop) => stop.toFixed(1)).join(', ');
    console.log(`${name}: ${calls} calls, ${repeated} sent twice by the proxy; the stops took ${seconds} s`);
    for (const sentence of new Set(failed)) console.log(sentence);
    const none = { unit: '', bound: { atMost: 0 } };
    const isWell = printTable([
      { what: 'calls that failed', measured: failed.length, ...none },
      { what: 'writes that are there twice or not at all', measured: wrong, ...none },
      { what: 'live connections that did not come back', measured: lostSockets, ...none },
      { what: 'slowest call', measured: slowestMs, unit: 'ms', bound: { atMost: 5_000 } },
      { what: 'longest stop', measured: Math.max(...stops), unit: 's', bound: { atMost: 10 } },
    ]);
    if (!isWell) process.exitCode = 1;
  }
}

void main(process.env.DATABASE_URL ?? '', process.argv[2]);
