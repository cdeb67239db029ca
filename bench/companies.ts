/*
 * What a company costs among ten times as many companies: requests, a calculation, partitioning, backup and restore.
 * Runs on two databases of the PostgreSQL at DATABASE_URL with 1,000 and 10,000 companies (or the numbers given, at
 * least 21, since each has 20 others as suppliers). Each company has 200 activities and some 1,000 results.
 */
import type { Database } from '../server/lib/database';
import { backUpAndRestore, build, update, type Throughput } from './companies/one-way';
import { serve, type Call } from './companies/server';
import { makeTemplate } from './companies/template';
import { median } from './median';
import { printTable, type Row } from './pages/table';

const rounds = 100;
/** Ten times the companies make an index at most one level deeper, and leave less of it cached. */
const flat = { atMost: 1.5 };

const callsOf = (year: number): Record<string, Call> => ({
  'a page of requests': { path: (id) => `/api/customer-requests/project/${id}?pageSize=20` },
  'a page of suppliers': { path: (id) => `/api/supplychain-suppliers/project/${id}?pageSize=20` },
  "a page of a year's activity data": {
    path: (id) => `/api/ca-activities-data/project/${id}?pageSize=20&year=${year}`,
  },
  "a page of a year's results": {
    path: (id) => `/api/ca-emission-results/project/${id}?pageSize=20&year=${year}`,
  },
  'the years': { path: (id) => `/api/ca-emission-results/project/${id}/years` },
  'how a sector does': { path: () => '/api/business-segments/benchmarks/STEEL' },
  'the report of a year': { path: (id) => `/api/ca-emission-results/project/${id}/year/${year}` },
  'a page of the audit trail': { path: (id) => `/api/audit/project/${id}?pageSize=20` },
  'one more record': {
    path: (id) => `/api/ca-activities-data/project/${id}/create`,
    body: { data: { Year: year, ActivityId: 101, Amount: 1 } },
  },
  'a calculation': { path: (id) => `/api/ca-emission-results/project/${id}/calculate`, body: { year } },
});

async function main(): Promise<void> {
  const [few = 1_000, many = 10_000] = process.argv.slice(2).map(Number);
  const template = await makeTemplate();
  const small = await build('few', few, template);
  const large = await build('many', many, template);
  const rows: Row[] = [];
  const compare = (what: string, less: number, more: number, unit: string) => {
    console.log(`${what}: ${less.toFixed(2)} ${unit} and ${more.toFixed(2)} ${unit}`);
    rows.push({ what, measured: more / less, unit: `times that of ${few} companies`, bound: flat });
  };
  const compareThroughputs = (what: string, less: Throughput, more: Throughput) => {
    console.log(
      `${what}: ${less.rows} rows in ${less.seconds.toFixed(1)} s, ${more.rows} in ${more.seconds.toFixed(1)} s`,
    );
    compare(what, perRow(less), perRow(more), 'µs');
  };

  const [updated, alsoUpdated] = [await update(small, few), await update(large, many)];
  compareThroughputs('the migrations since, a calculated year', updated.migrations, alsoUpdated.migrations);
  compareThroughputs('partitioning, a row', updated.partitions, alsoUpdated.partitions);
  await printSizes(large, many);

  const [fewServer, manyServer] = [await serve(small, few), await serve(large, many)];
  for (const [what, call] of Object.entries(callsOf(template.year))) {
    const [less, more]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      less.push(await fewServer.call(call));
      more.push(await manyServer.call(call));
    }
    compare(what, median(less), median(more), 'ms');
  }
  await fewServer.close();
  await manyServer.close();

  const [less, more] = [await backUpAndRestore(small), await backUpAndRestore(large)];
  compareThroughputs('backup, a row', less.backup, more.backup);
  compareThroughputs('restore, a row', less.restore, more.restore);
  console.log(`The backup of ${many} companies has ${(more.bytes / 1e6).toFixed(0)} MB.`);
  await small.close();
  await large.close();
  process.exitCode = printTable(rows) ? 0 : 1;
}

const perRow = ({ rows, seconds }: Throughput) => (1e6 * seconds) / rows;

/** Size in bytes of the largest tables with indexes, including partitions. */
async function printSizes(database: Database, companies: number): Promise<void> {
  const tables = await database.query<{ table: string; bytes: number; rows: number }>(
    `select coalesce(i.inhparent, c.oid)::regclass::text as table, sum(pg_total_relation_size(c.oid))::float8 as bytes,
            sum(c.reltuples)::float8 as rows
       from pg_class c left join pg_inherits i on i.inhrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      group by 1 order by 2 desc limit 8`,
    [],
  );
  console.table(
    tables.map(({ table, bytes, rows }) => ({
      table,
      rows: Math.round(rows),
      MB: Math.round(bytes / 1e6),
      'bytes of a row': Math.round(bytes / rows),
      'MB of 1,000 companies': Math.round(bytes / 1e3 / companies),
    })),
  );
}

void main();
