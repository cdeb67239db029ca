import { openEmptyDatabase, openTestDatabase } from '../../tests/support/server/test-database';
import type { Database } from '../lib/database';
import { atCommit } from '../lib/at-commit';
import { signal } from '../lib/signals';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.query('create table items (id integer primary key, name text, data jsonb)');
});
afterEach(() => database.query('delete from items'));
afterAll(() => database.close());

test('values arrive as the interface promises', async () => {
  const [row] = await database.query(
    `select 9007199254740991::bigint as big, 0.1::numeric as share, 1.5::float8 as float, true as yes,
            '2026-11-20'::date as day, '2026-11-20 10:30:00.1239+02'::timestamptz as instant,
            '{"a": [1, null]}'::jsonb as data, null as nothing, $1::text as text`,
    ['ü 简'],
  );
  expect(row).toEqual({
    big: 9007199254740991,
    share: 0.1,
    float: 1.5,
    yes: true,
    day: '2026-11-20',
    instant: '2026-11-20T08:30:00.123Z',
    data: { a: [1, null] },
    nothing: null,
    text: 'ü 简',
  });
});

test('a bigint that a number cannot hold is an error, not another number', async () => {
  await expect(database.query('select 9007199254740993::bigint as big', [])).rejects.toThrow(RangeError);
});

test('values go in as the interface promises', async () => {
  const instant = '2026-11-20T08:30:00.123Z';
  const [row] = await database.query(
    `insert into items values ($1, $2, $3::jsonb) returning id, name, data, $4::timestamptz as instant`,
    [1, "'; drop table items; --", JSON.stringify(['a', { b: 1 }]), instant],
  );
  expect(row).toEqual({ id: 1, name: "'; drop table items; --", data: ['a', { b: 1 }], instant });
});

test('several statements without values answer with the rows of the last', async () => {
  const rows = await database.query(`insert into items values (1, 'one'); select name from items`);
  expect(rows).toEqual([{ name: 'one' }]);
});

test('a transaction is kept completely or not at all', async () => {
  await expect(
    database.transaction(async (tx) => {
      await tx.query('insert into items (id) values ($1)', [1]);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const id = await database.transaction(async (tx) => {
    await tx.query('insert into items (id) values ($1)', [2]);
    return 2;
  });
  expect(await database.query('select id from items', [])).toEqual([{ id }]);
});

test('a transaction whose work throws at once fails, and the next one works', async () => {
  const broken = database.transaction(() => {
    throw new Error('at once');
  });
  await expect(broken).rejects.toThrow('at once');
  expect(await database.transaction((tx) => tx.query('select 1 as one', []))).toEqual([{ one: 1 }]);
});

test('a transaction whose statement failed rolls back and the next one works', async () => {
  await expect(database.transaction((tx) => tx.query('select * from nowhere', []))).rejects.toThrow(
    /nowhere/,
  );
  expect(await database.transaction((tx) => tx.query('select 1 as one', []))).toEqual([{ one: 1 }]);
});

test('statements queued for the end of a transaction run after everything else, in order', async () => {
  const demo = await openTestDatabase();
  await demo.query('create table notes (id serial primary key, text text not null)', []);
  const note = 'insert into notes (text) values ($1)';
  await demo.transaction(async (tx) => {
    await atCommit(tx, note, ['second']);
    await atCommit(tx, note, ['third']);
    await tx.query(note, ['first']);
  });
  await atCommit(demo, note, ['fourth']);
  const notes = await demo.query<{ text: string }>('select text from notes order by id', []);
  expect(notes.map(({ text }) => text)).toEqual(['first', 'second', 'third', 'fourth']);
  await demo.close();
});

test('a statement that fails at the end of a transaction rolls it back, and fails it', async () => {
  const demo = await openTestDatabase();
  await demo.query('create table notes (text text not null)', []);
  const note = 'insert into notes (text) values ($1)';
  const done = demo.transaction(async (tx) => {
    await tx.query(note, ['first']);
    await atCommit(tx, note, [null]);
    await atCommit(tx, note, ['third']);
    return 'done';
  });
  await expect(done).rejects.toMatchObject({ message: expect.stringContaining('null value') as string });
  expect(await demo.query('select text from notes', [])).toEqual([]);
  await demo.transaction((tx) => tx.query(note, ['again']));
  expect(await demo.query('select text from notes', [])).toEqual([{ text: 'again' }]);
  await demo.close();
});

test('signals of committed transactions arrive once, until the listener ends', async () => {
  const demo = await openTestDatabase();
  const hear = async () => {
    const heard: string[] = [];
    let onLast = () => {};
    const last = new Promise<void>((resolve) => (onLast = resolve));
    const stop = await demo.listen('realtime', (payload) => {
      heard.push(payload);
      if (payload.startsWith('last')) onLast();
    });
    return { heard, last, stop };
  };
  await signal(demo, 'realtime', 'before');
  const former = await hear();
  await demo
    .transaction(async (tx) => {
      await signal(tx, 'realtime', 'taken back');
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  await demo.transaction(async (tx) => {
    await signal(tx, 'realtime', 'first');
    await signal(tx, 'membership_changed', 'of another channel');
    await signal(tx, 'realtime', 'second');
  });
  await signal(demo, 'realtime', 'last of the former');
  await former.last;
  expect(former.heard).toEqual(['first', 'second', 'last of the former']);

  // Whether the former listener still reads this one is open; the next never does.
  await signal(demo, 'realtime', 'in between');
  const [, next] = await Promise.all([former.stop(), hear()]);
  await signal(demo, 'realtime', 'last of the next');
  await next.last;
  expect(next.heard).toEqual(['last of the next']);
  expect(former.heard).not.toContain('last of the next');
  await demo.close();
});
