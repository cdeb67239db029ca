import { openTestDatabase } from '../../tests/support/server/test-database';
import type { Database } from '../lib/database';
import { countAttempt, deleteExpiredFailures, clearFailures, type Subject } from './sign-in-failures';

const minute = 60_000;
const start = Date.parse('2026-03-02T08:00:00Z');
let db: Database;
let subjects = 0;
let account: Subject;
let address: Subject;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Every test uses new subjects. */
beforeEach(() => {
  subjects += 1;
  account = { kind: 'pair', value: `person${subjects}@example.test 192.0.2.7` };
  address = { kind: 'address', value: `192.0.2.${subjects}` };
});

/** Minutes to wait, 0 when the attempt may proceed. */
const attempt = async (subject: Subject, minutes: number) =>
  (await countAttempt(db, subject, start + minutes * minute)) / minute;

async function attemptTimes(times: number, subject: Subject, minutes: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await attempt(subject, minutes));
  return waits;
}

it('allows five attempts at an account, then one a minute later', async () => {
  expect(await attemptTimes(6, account, 0)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await attempt(account, 0.75)).toBe(0.25);
  expect(await attempt(account, 1)).toBe(0);
});

it('allows an address, which may be a whole office, thirty', async () => {
  expect(await attemptTimes(31, address, 0)).toEqual([...Array<number>(30).fill(0), 1]);
});

it('doubles the wait with every further failure, up to a quarter of an hour', async () => {
  await attemptTimes(5, account, 0);
  let now = 1;
  for (const wait of [2, 4, 8, 15, 15]) {
    expect(await attemptTimes(2, account, now)).toEqual([0, wait]);
    now += wait;
  }
});

it('forgets failures a quarter of an hour after the last one, or after the wait it caused', async () => {
  await attemptTimes(4, account, 0);
  expect(await attemptTimes(6, account, 15.1)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await attemptTimes(2, account, 31)).toEqual([0, 2]);
  expect(await attemptTimes(2, account, 48.1)).toEqual([0, 0]);
});

it('remembers wrong one-time codes for a day, so that slow guessing does not succeed either', async () => {
  const codes: Subject = { kind: 'codes', value: account.value };
  expect(await attemptTimes(9, codes, 0)).toEqual(Array(9).fill(0));
  expect(await attemptTimes(2, codes, 23 * 60)).toEqual([0, 1]);
  expect(await attemptTimes(10, codes, 2 * 24 * 60)).toEqual(Array(10).fill(0));
});

it('starts over when the clock was set back, instead of waiting for the same time again', async () => {
  await attemptTimes(6, account, 24 * 60);
  expect(await attemptTimes(6, account, 0)).toEqual([0, 0, 0, 0, 0, 1]);
});

it('lets no simultaneous attempts slip through', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => attempt(account, 0)));
  expect(waits.sort()).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
});

it('clears all failures of an account', async () => {
  await attemptTimes(5, account, 0);
  await clearFailures(db, account);
  expect(await attemptTimes(6, account, 0)).toEqual([0, 0, 0, 0, 0, 1]);
});

it('clears only the successful attempt of an address, so that successes allow no extra guesses', async () => {
  await attemptTimes(30, address, 0);
  await clearFailures(db, address);
  expect(await attemptTimes(2, address, 0)).toEqual([0, 1]);
});

it('stores nothing that reveals who it was', async () => {
  await attempt(account, 0);
  await attempt(address, 0);
  expect(JSON.stringify(await db.query('select * from sign_in_failures', []))).not.toMatch(
    /person|192\.0\.2/,
  );
});

it('removes only what has expired', async () => {
  await countAttempt(db, account, Date.now() - 16 * minute);
  await attemptTimes(4, address, (Date.now() - start) / minute);
  const before = await db.query('select subject from sign_in_failures', []);
  await deleteExpiredFailures(db);
  const after = await db.query('select subject from sign_in_failures', []);
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
});
