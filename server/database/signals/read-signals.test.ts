import type { Queryable } from '../../lib/database';
import { createSignalReader } from './read-signals';

let time: number;
let startedAt: string;
let written: [string, string][];
const asked: { text: string; values: readonly unknown[] }[] = [];

/** A database whose transaction count equals the number of queries it received. */
const database: Queryable = {
  async query<Row>(text: string, values: readonly unknown[] = []) {
    asked.push({ text, values });
    return [{ snapshot: `${asked.length}:${asked.length}:`, startedAt, signals: written }] as Row[];
  },
};
const reader = () => createSignalReader(database, () => time);

beforeEach(() => {
  asked.length = 0;
  time = 0;
  startedAt = 'Monday';
  written = [];
});

test('a read continues where the last successful one ended', async () => {
  const { read } = reader();
  await read();
  written = [['realtime', 'news']];
  expect(await read()).toEqual({ signals: [{ channel: 'realtime', payload: 'news' }], isComplete: true });
  await read();
  expect(asked.map(({ values }) => values)).toEqual([[], ['1:1:'], ['2:2:']]);
});

test('after more than four minutes some may be lost', async () => {
  const { read } = reader();
  await read();
  time += 239_000;
  expect(await read()).toMatchObject({ isComplete: true });
  time += 241_000;
  expect(await read()).toMatchObject({ isComplete: false });
  expect(await read()).toMatchObject({ isComplete: true });
});

test('a database that was restarted may have gone back: its snapshot is ignored', async () => {
  const { read } = reader();
  await read();
  startedAt = 'Tuesday';
  written = [['realtime', 'perhaps heard before']];
  expect(await read()).toEqual({ signals: [], isComplete: false });
  written = [['realtime', 'news']];
  expect(await read()).toMatchObject({ signals: [{ payload: 'news' }], isComplete: true });
});

test('what was committed five minutes ago is removed, and newer signals are kept', async () => {
  const { read, deleteOld } = reader();
  const removals = () => asked.filter(({ text }) => text.includes('delete')).map(({ values }) => values);
  await read();
  time += 299_000;
  await read();
  await deleteOld();
  expect(removals()).toEqual([]);
  time += 1_000;
  await deleteOld();
  await deleteOld();
  expect(removals()).toEqual([['1:1:']]);
  time += 300_000;
  await deleteOld();
  expect(removals()).toEqual([['1:1:'], ['2:2:']]);
});
