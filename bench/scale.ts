/*
 * What a request costs for a company with 10,000 suppliers and ten years among 10,000 companies, compared with one
 * that has just enough for a page among 100: in PGlite, or in the PostgreSQL at DATABASE_URL. On PostgreSQL it also
 * measures how long a partner waits for a page of 100,000 footprints.
 */
import { PGlite } from '@electric-sql/pglite';
import { wrapPglite } from '../server/database/embedded';
import { migrate } from '../server/database/migrate';
import { parsers } from '../server/database/parsers';
import { openPostgres } from '../server/database/postgres';
import type { Database } from '../server/lib/database';
import { median } from './median';
import { printTable, type Row } from './pages/table';
import { measureFootprints } from './scale/footprints';
import { large, lastYear, openWorld, small } from './scale/worlds';

const rounds = 60;

const calls: Record<string, (projectId: number, oldestYear: number) => string> = {
  privileges: (id) => `/api/company-profile/${id}/privileges`,
  users: (id) => `/api/user-management/project/${id}/users`,
  'a page of customer requests': (id) => `/api/customer-requests/project/${id}?pageSize=20`,
  'a page of suppliers': (id) => `/api/supplychain-suppliers/project/${id}?pageSize=20`,
  "a page of a year's activity data": (id) =>
    `/api/ca-activities-data/project/${id}?pageSize=20&year=${lastYear}`,
  "a page of a year's purchases": (id) =>
    `/api/ca-supplier-inputs/project/${id}?pageSize=20&year=${lastYear}`,
  "a page of the oldest year's purchases": (id, oldestYear) =>
    `/api/ca-supplier-inputs/project/${id}?pageSize=20&year=${oldestYear}`,
  'a page of all activity data': (id) => `/api/ca-activities-data/project/${id}?pageSize=20`,
  'a page of the audit trail': (id) => `/api/audit/project/${id}?pageSize=20`,
};

const names = { bench_small: 'create database bench_small', bench_large: 'create database bench_large' };

async function openEmpty(name: keyof typeof names): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) return wrapPglite(await PGlite.create({ parsers }));
  const server = openPostgres(url, () => undefined);
  await server.query(names[name]);
  await server.close();
  const place = new URL(url);
  place.pathname = name;
  return openPostgres(place.href, () => undefined);
}

async function main(): Promise<void> {
  const databases = await Promise.all((['bench_small', 'bench_large'] as const).map(openEmpty));
  for (const database of databases) await migrate(database);
  const [smallWorld, largeWorld] = await Promise.all(
    databases.map((database, index) => openWorld(database, index === 0 ? small : large)),
  );
  if (!smallWorld || !largeWorld) throw new Error('There are two worlds.');
  // The state in which a server leaves its tables after a second without requests; PostgreSQL does so by itself.
  for (const database of databases) await database.query('vacuum (analyze)');
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(calls)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.small.push(await smallWorld.call(path));
      times.large.push(await largeWorld.call(path));
    }
    const [smallMs, largeMs] = [median(times.small), median(times.large)];
    console.log(
      `${what}: ${smallMs.toFixed(2)} ms for the small company, ${largeMs.toFixed(2)} ms for the large one`,
    );
    rows.push({ what, measured: largeMs / smallMs, unit: 'times the small company', bound: { atMost: 2 } });
  }
  // The bound applies to PostgreSQL only; a company with that many footprints does not run PGlite.
  const [, largest] = databases;
  if (process.env.DATABASE_URL && largest) rows.push(...(await measureFootprints(largest)));
  await Promise.all([smallWorld.close(), largeWorld.close()]);
  process.exitCode = printTable(rows) ? 0 : 1;
}

void main();
