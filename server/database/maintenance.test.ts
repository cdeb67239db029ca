import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../lib/database';
import { wrapPglite } from './embedded';
import { withMaintenance } from './maintenance';

const rows = 5_000;
const often = { everyMs: 20, restMs: 10 };
const failures: Error[] = [];
let inner: Database;
let database: Database;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await turn();
}

/** Rows according to the planner; -1 before the table was analysed. */
async function known(table = 'purchases'): Promise<number | undefined> {
  const [row] = await inner.query<{ rows: number }>(
    'select reltuples as rows from pg_class where relname = $1',
    [table],
  );
  return row?.rows;
}

async function planOf(text: string): Promise<string> {
  const lines = await inner.query<{ 'QUERY PLAN': string }>(`explain ${text}`, []);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

const fill = `insert into purchases select n, 'supplier ' || n % 100 from generate_series(1, ${rows}) n`;

beforeEach(async () => {
  inner = wrapPglite(await PGlite.create());
  await inner.query('create table purchases (id integer, supplier text); create table empty (id integer)');
  database = withMaintenance(inner, (error) => failures.push(error), often);
});
afterEach(() => database.close());

test('a long list has statistics once the database is idle, and plans use them', async () => {
  await database.query(fill);
  await until(async () => (await known()) === rows);
  expect(await planOf("select from purchases where supplier = 'supplier 7'")).toMatch(/rows=50 /);
  expect(await planOf('select from purchases a join purchases b on a.id = b.id')).toMatch(/Hash Join/);
  expect(failures).toEqual([]);
});

test('statistics follow changes, within a transaction too', async () => {
  await database.transaction((tx) => tx.query(fill));
  await until(async () => (await known()) === rows);
  await database.transaction((tx) => tx.query(`delete from purchases where id > ${rows / 2}`, []));
  await until(async () => (await known()) === rows / 2);
});

test('a partitioned table has them as a whole, too', async () => {
  await inner.query(
    `create table lines (id integer, supplier text) partition by hash (id);
     create table lines_0 partition of lines for values with (modulus 2, remainder 0);
     create table lines_1 partition of lines for values with (modulus 2, remainder 1)`,
  );
  await database.query(
    `insert into lines select n, 'supplier ' || n % 100 from generate_series(1, ${rows}) n`,
  );
  await until(async () => (await known('lines')) === rows);
  expect(await planOf("select from lines where supplier = 'supplier 7'")).toMatch(/rows=50 /);
  expect(failures).toEqual([]);
});

test('a failure is reported', async () => {
  const broken: Database = {
    ...inner,
    query: () => Promise.reject(new Error('no room')),
    close: async () => {},
  };
  const other = withMaintenance(broken, (error) => failures.push(error), often);
  await until(async () => failures.length > 0);
  expect(failures[0]?.message).toBe('no room');
  await other.close();
});
