import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backup, restore } from '../../../server/cli/transfer';
import { migrate, migrateIn } from '../../../server/database/migrate';
import { verifyAudit } from '../../../server/modules/audit/verify';
import type { Database } from '../../../server/lib/database';
import { openEmptyDatabase, openTestDatabase } from '../../support/server/test-database';

let folder: string;
let source: Database;
/** Stays empty: a refused backup leaves nothing behind. */
let empty: Database;
/** Restored from the backup. */
let restored: Database;
let file: string;

const awkward = 'tab\there, "quotes", \\backslash\\, [brackets], {braces}, ü 简 😀\nsecond line, NULL';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'whole.backup');
  source = await openTestDatabase();
  empty = await openEmptyDatabase();
  await source.query(
    `insert into audit_entries (project_id, number, at, actor, area, action, subject, changes, hash)
     select id, 1000, now(), $1, 'user', 'update', '', $2::json, 'x' from projects order by id limit 1`,
    [awkward, '{ "spaces":   "are kept" , "b":1,  "a":1e0}'],
  );
  await source.query('update ca_activity_data set amount = 0.1 + 0.2, note = $1', [awkward]);
  for (const content of ['a bill', 'another one'])
    await source.query(
      `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
       select id, gen_random_uuid(), 'bill.pdf', 'pdf', 9, $1, $2, '' from projects order by id limit 1`,
      [content, Buffer.from(`\u0000${content}\u00ff`, 'latin1')],
    );
  await backup(source, [file]);
  restored = await openEmptyDatabase();
});
afterAll(async () => {
  await source.close();
  await empty.close();
  await restored.close();
  rmSync(folder, { recursive: true });
});

const targets: Database[] = [];
async function openTarget(): Promise<Database> {
  const target = await openEmptyDatabase();
  targets.push(target);
  return target;
}
afterEach(async () => {
  for (const target of targets.splice(0)) await target.close();
});

/** Every table with all its rows, and every sequence, read without the code under test. */
async function contents(database: Database): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('schema_migrations', 'signals', 'unpartitioned_tables') order by 1`,
    [],
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables)
    all[name] = await database.query(`select t::text as row from ${name} t order by t::text collate "C"`, []);
  all.sequences = await database.query(
    'select sequencename, last_value from pg_sequences where schemaname = current_schema() order by 1',
    [],
  );
  return all;
}

const tablesOf = (database: Database) =>
  database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    [],
  );

test('a restore brings back every row of every table, and the sequences', async () => {
  const lines = await restore(restored, [file]);
  const expected = await contents(source);
  expect(await contents(restored)).toEqual(expected);
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  expect(lines.at(-1)).toMatch(/^\d+ tables with \d+ rows are equal, by count and by checksum\.$/);
  expect((await verifyAudit(restored)).length).toBe((await verifyAudit(source)).length);
});

test('the restored database works: triggers run, and new numbers are unique', async () => {
  const history = () =>
    restored.query<{ count: number }>('select count(*) as count from linking_history', []);
  const [before] = await history();
  await restored.query(
    `update linkings set last_requested_at = now() + interval '1 day' where id = (select id from linkings limit 1)`,
    [],
  );
  expect(await history()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  await restored.query(`insert into projects (name) values ('Newcomer')`, []);
});

test('a migrated but empty database can be restored into, like one without tables', async () => {
  const target = await openTarget();
  await migrate(target);
  await restore(target, [file]);
  expect(await contents(target)).toEqual(await contents(source));
});

test('a backup of an older version is migrated to the newest', async () => {
  const older = await openTarget();
  const known = await source.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations where name < $1',
    ['004'],
  );
  await older.transaction((tx) => migrateIn(tx, { only: known }));
  await older.query(`insert into projects (name) values ('Old Ltd')`, []);
  const oldFile = join(folder, 'old.backup');
  await backup(older, [oldFile]);

  const target = await openTarget();
  await restore(target, [oldFile]);
  expect(await target.query('select name from projects', [])).toEqual([{ name: 'Old Ltd' }]);
  const names = 'select name from schema_migrations order by name';
  expect(await target.query(names, [])).toEqual(await source.query(names, []));
  await expect(restore(target, [oldFile])).rejects.toThrow(
    /^The database is not empty: it is at \S+\.sql\. Name one without tables; nothing was changed in this one\.$/,
  );
});

test('records that an older version has not counted are counted', async () => {
  const older = await openTarget();
  const known = await source.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations where name < $1',
    ['016'],
  );
  await older.transaction((tx) => migrateIn(tx, { only: known }));
  await older.query(
    `insert into projects (name) values ('Old Ltd');
     insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     select id, year, 101, 1, 'DE', '', '' from projects, unnest('{2024,2024,2023}'::smallint[]) year;`,
  );
  await migrate(older);
  await older.query('delete from ca_activity_data where year = 2023');
  expect(await older.query('select year, records from ca_record_counts order by year', [])).toEqual([
    { year: 2023, records: 0 },
    { year: 2024, records: 2 },
  ]);
  await older.query('delete from projects');
  expect(await older.query('select from ca_record_counts', [])).toEqual([]);
});

test('the file is readable by its owner only, and no other file is overwritten', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(backup(source, [file])).rejects.toThrow(`There is a file ${file} already; name another.`);
});

test('a missing folder', async () => {
  const place = join(folder, 'absent', 'x.backup');
  await expect(backup(source, [place])).rejects.toThrow(`The backup ${place} cannot be written: ENOENT`);
});

test('a database without tables has nothing to back up', async () => {
  await expect(backup(empty, [join(folder, 'nothing.backup')])).rejects.toThrow(
    'There is nothing to copy: the database holds no tables of this product.',
  );
});

test('a database with any data is refused and left unchanged', async () => {
  const target = await openTestDatabase();
  targets.push(target);
  const before = await contents(target);
  await expect(restore(target, [file])).rejects.toThrow(/^The database is not empty: \w+ has rows\./);
  expect(await contents(target)).toEqual(before);
});

const plain = () => gunzipSync(readFileSync(file)).toString();

test.each<[string, () => Buffer, RegExp]>([
  [
    'a changed value',
    () => gzipSync(plain().replace('Alpenguss GmbH', 'Alpenguss GmbX')),
    /^The copy is damaged: the rows of projects are not those that were read\./,
  ],
  [
    'a missing row',
    () => gzipSync(plain().replace(/\n\[[^\n]*luis\.ortega@alpenguss\.example[^\n]*User[^\n]*/, '')),
    /^The copy is damaged: users should have \d+ rows and has \d+\./,
  ],
  [
    'a file without its end marker',
    () => gzipSync(plain().split('\n').slice(0, -2).join('\n')),
    /^The copy is damaged: its end is missing\./,
  ],
  [
    'a truncated file',
    () => readFileSync(file).subarray(0, 2000),
    /^The backup .* cannot be read: unexpected end of file\.$/,
  ],
  [
    'a file that is not a backup',
    () => Buffer.from('hello'),
    /^The backup .* cannot be read: incorrect header check\.$/,
  ],
  [
    'a file of another program',
    () => gzipSync('{"hello":1}\n'),
    /^The backup .* cannot be read: it is not a backup of this product\.$/,
  ],
  [
    'a backup of a newer version',
    () => gzipSync(plain().replace('"migrations":[', '"migrations":[{"name":"900-new.sql","checksum":"x"},')),
    /^The database was made by a newer version: it knows the migration 900-new\.sql/,
  ],
])('%s is refused, and nothing is left behind', async (_what, content, message) => {
  const place = join(folder, 'damaged.backup');
  writeFileSync(place, content());
  await expect(restore(empty, [place])).rejects.toThrow(message);
  expect(await tablesOf(empty)).toEqual([]);
});

test('a missing file', async () => {
  await expect(restore(empty, [join(folder, 'none')])).rejects.toThrow(
    /^The backup .* cannot be read: ENOENT/,
  );
});

test.each([[[]], [['a', 'b']], [['--file']]])('the arguments %j do not name one file', async (args) => {
  await expect(backup(source, args)).rejects.toThrow('Say which file: backup FILE');
});
