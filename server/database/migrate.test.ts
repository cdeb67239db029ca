import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmptyDatabase } from '../../tests/support/server/test-database';
import type { Database } from '../lib/database';
import { migrate } from './migrate';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  write('001-first.sql', 'create table first (id integer); create index on first (id);');
  write('002-second.sql', 'insert into first values (1)');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.query('drop table if exists first, third, schema_migrations');
});
afterAll(() => database.close());

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const rows = () => database.query('select id from first', []);

test('files are applied in order, once', async () => {
  expect(await migrate(database, folder)).toEqual(['001-first.sql', '002-second.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  write('003-third.sql', 'create table third (id integer)');
  expect(await migrate(database, folder)).toEqual(['003-third.sql']);
  expect(await rows()).toEqual([{ id: 1 }]);
});

test('two that start at the same time apply them once', async () => {
  const applied = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  expect(applied.map((names) => names.length).sort()).toEqual([0, 2]);
  expect(await rows()).toEqual([{ id: 1 }]);
});

test('a file that fails leaves nothing behind', async () => {
  write('003-third.sql', 'create table third (id integer); select 1 / 0;');
  await expect(migrate(database, folder)).rejects.toThrow(/division by zero/);
  expect(await database.query(`select to_regclass('first') as first`, [])).toEqual([{ first: null }]);
});

test('a file that was changed after it was applied is refused', async () => {
  await migrate(database, folder);
  write('002-second.sql', 'insert into first values (2)');
  await expect(migrate(database, folder)).rejects.toThrow(
    'The migration 002-second.sql was changed after it was applied; restore the file and add a new one instead.',
  );
});

test('line endings of another system are no change', async () => {
  write('001-first.sql', 'create table first (\n  id integer\n)');
  await migrate(database, folder);
  write('001-first.sql', 'create table first (\r\n  id integer\r\n)');
  expect(await migrate(database, folder)).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  await migrate(database, folder);
  rmSync(join(folder, '002-second.sql'));
  await expect(migrate(database, folder)).rejects.toThrow(/made by a newer version: it knows .*002-second/);
});
