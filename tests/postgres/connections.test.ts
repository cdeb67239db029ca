import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/database/migrate';
import type { Database, Queryable } from '../../server/lib/database';
import { createMembers } from '../../server/lib/access/members';
import { openEmptyDatabase, openTestDatabase } from '../support/server/test-database';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('a membership that another server ends is ended here', async () => {
  const members = await createMembers(database, () => 0);
  const email = 'luis.ortega@alpenguss.example';
  const [user] = await database.query<{ id: number }>('select project_id as id from users where email = $1', [
    email,
  ]);
  const find = () => members.find(user?.id ?? 0, email);
  expect(await find()).toMatchObject({ email, role: 'User' });
  const changed = new Promise<void>((resolve) => members.onChange(resolve));
  await database.query('delete from users where email = $1', [email]);
  await changed;
  await members.close();
  expect(await find()).toBeUndefined();
});

test('a connection that the server closes fails only one request', async () => {
  const end = database.transaction((tx) => tx.query('select pg_terminate_backend(pg_backend_pid())', []));
  await expect(end).rejects.toThrow();
  expect(await database.query('select 1 as one', [])).toEqual([{ one: 1 }]);
});

test('writes to the same row wait for each other', async () => {
  await database.query('create table counter (value integer); insert into counter values (0)');
  const add = () =>
    database.transaction((tx) => tx.query('update counter set value = value + 1 returning value', []));
  await Promise.all(Array.from({ length: 20 }, add));
  expect(await database.query('select value from counter', [])).toEqual([{ value: 20 }]);
});

test('requests end after 15 seconds, migrations when they are done, whatever the database’s settings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const sql = `create table migrated as select current_setting('statement_timeout') as timeout`;
  writeFileSync(join(folder, '001-first.sql'), sql);
  const empty = await openEmptyDatabase();
  await empty.query(
    `do 'begin execute format(''alter database %I set statement_timeout = 1'', current_database()); end'`,
  );
  await migrate(empty, folder);
  const timeout = async (tx: Queryable) => (await tx.query('show statement_timeout', []))[0];
  expect(await empty.query('select timeout from migrated', [])).toEqual([{ timeout: '0' }]);
  expect(await timeout(empty)).toEqual({ statement_timeout: '15s' });
  expect(await empty.transaction(timeout)).toEqual({ statement_timeout: '15s' });
  await empty.close();
  rmSync(folder, { recursive: true });
});

test('a long transaction blocks no connection of requests, and is committed completely or not at all', async () => {
  const work = (sql: string) => database.longTransaction((tx) => tx.query(sql));
  const whileLent = (others: number): Promise<unknown> =>
    others === 0
      ? work('create table kept as select 1 as one')
      : database.transaction(() => whileLent(others - 1));
  await whileLent(10);
  expect(await database.query('select one from kept', [])).toEqual([{ one: 1 }]);
  await expect(work('drop table kept; select 1 / 0')).rejects.toThrow(/division by zero/);
  expect(await database.query('select one from kept', [])).toEqual([{ one: 1 }]);
});
