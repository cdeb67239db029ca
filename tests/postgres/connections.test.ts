import { once } from 'node:events';
import { EventEmitter } from 'node:events';
import type { Database } from '../../server/plugins/database';
import { createMembers } from '../../server/plugins/access/members';
import { openTestDatabase } from '../support/server/test-database';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const endListeners = () =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
    [],
  );

test('a lost listener says so, comes back by itself, and hears again', async () => {
  const events = new EventEmitter();
  const stop = await database.listen(
    'news',
    (payload) => events.emit('news', payload),
    (open) => events.emit(open ? 'lost' : 'back'),
  );
  const lost = once(events, 'lost');
  const back = once(events, 'back');
  await endListeners();
  await lost;
  await back;
  const news = once(events, 'news');
  await database.query(`select pg_notify('news', 'hello')`, []);
  expect(await news).toEqual(['hello']);
  await stop();
});

test('a membership that another server ends is ended here', async () => {
  const heard = new EventEmitter();
  const stop = await database.listen('membership_changed', () => heard.emit('change'));
  const members = await createMembers(database, () => 0);
  const email = 'luis.ortega@alpenguss.example';
  const [user] = await database.query<{ id: number }>('select project_id as id from users where email = $1', [
    email,
  ]);
  const find = () => members.find(user?.id ?? 0, email);
  expect(await find()).toMatchObject({ email, role: 'User' });
  const change = once(heard, 'change');
  await database.query('delete from users where email = $1', [email]);
  await change;
  await members.close();
  expect(await find()).toBeUndefined();
  await stop();
});

test('a connection that the server ends harms one call only', async () => {
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
