import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../lib/database';
import { networkOf } from '../lib/network-of';

/**
 * How many failures a subject may collect before it has to wait. `pair`: an account at a network address.
 * `device`: an account at a device that has signed in before. `address`: may be a whole office. `account`: is
 * guessed at from many addresses only by someone who owns them. `codes` and `deviceCodes`: an account's
 * one-time codes, typed after its password by a stranger or at a device that has signed in before; with
 * enough attempts a day, six digits can be guessed eventually (RFC 4226, section 7.3).
 */
const failureLimits = { pair: 5, device: 5, address: 30, account: 100, codes: 10, deviceCodes: 5 };
const minute = 60_000;
/** Failures expire this long after the last one, or after the end of the wait it caused. */
const memory = 15 * minute;
const codesMemory = 24 * 60 * minute;
const maxWait = 15 * minute;

type Kind = keyof typeof failureLimits;
const isOfCodes = (kind: Kind) => kind === 'codes' || kind === 'deviceCodes';
/** Shared with others, whose failures must remain when one attempt succeeds. */
const isShared = (kind: Kind) => kind === 'address' || kind === 'account';

export interface Subject {
  kind: Kind;
  value: string;
  /** The account it concerns, if any. */
  account?: string;
}

interface Failures {
  failures: number;
  /** Instants in milliseconds. */
  lastAt: number;
  lockedUntil: number;
}

/** Stored as digests, because people sometimes type a password into the e-mail field. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Starts with the account's digest, so that all of an account are found. */
const digest = ({ kind, value, account }: Subject) =>
  (account === undefined ? '' : `${digestOf(`account:${account}`)}.`) + digestOf(`${kind}:${value}`);

/**
 * The state after another failure. From the limit on each failure doubles the wait: 1, 2, 4, 8, 15 minutes.
 */
function afterFailure(before: Failures, kind: Kind, now: number): Failures {
  const limit = failureLimits[kind];
  const forgotten = isOfAnotherTime(before, now) || forgottenAt(before, kind) < now;
  const failures = forgotten ? 1 : before.failures + 1;
  const wait = failures < limit ? 0 : Math.min(minute * 2 ** (failures - limit), maxWait);
  return { failures, lastAt: now, lockedUntil: now + wait };
}

const forgottenAt = ({ lastAt, lockedUntil }: Failures, kind: Kind) =>
  Math.max(lastAt, lockedUntil) + (isOfCodes(kind) ? codesMemory : memory);

/** Recorded before the clock was set back: nobody should wait until that time comes again. */
const isOfAnotherTime = ({ lastAt }: Failures, now: number) => lastAt > now + minute;

/**
 * Counts an attempt as failed before its password is checked, so that parallel guesses cannot slip through; a
 * success undoes it with `clearFailures`. Returns the milliseconds this subject must still wait: 0 when the attempt
 * may proceed.
 */
export async function countAttempt(db: Database, subject: Subject, now: number): Promise<number> {
  const key = digest(subject);
  return db.transaction(async (tx) => {
    // A single statement inserts the row or locks the existing one: a concurrent success may remove it at any
    // moment.
    const [before] = (await tx.query<Failures>(
      `insert into sign_in_failures as f (subject, failures, last_at, locked_until)
       values ($1, 0, to_timestamp($2::float8 / 1000), to_timestamp($2::float8 / 1000))
       on conflict (subject) do update set subject = excluded.subject
       returning f.failures,
                 (extract(epoch from f.last_at) * 1000)::float8 as "lastAt",
                 (extract(epoch from f.locked_until) * 1000)::float8 as "lockedUntil"`,
      [key, now],
    )) as [Failures];
    if (before.lockedUntil > now && !isOfAnotherTime(before, now)) return before.lockedUntil - now;
    const after = afterFailure(before, subject.kind, now);
    await tx.query(
      `update sign_in_failures set failures = $2, last_at = to_timestamp($3::float8 / 1000),
              locked_until = to_timestamp($4::float8 / 1000), forget_at = to_timestamp($5::float8 / 1000)
        where subject = $1`,
      [key, after.failures, after.lastAt, after.lockedUntil, forgottenAt(after, subject.kind)],
    );
    return 0;
  });
}

export const addressOf = (address: string): Subject => ({ kind: 'address', value: networkOf(address) });

export const pairOf = (email: string, address: string): Subject => ({
  kind: 'pair',
  value: networkOf(address),
  account: email,
});

/** Clears all failures of an account from everywhere, and those from this address. */
export async function clearAccountFailures(db: Queryable, email: string, address: string): Promise<void> {
  const subjects: Subject[] = [{ kind: 'account', value: email }, pairOf(email, address)];
  await db.query('delete from sign_in_failures where subject = any ($1::text[])', [subjects.map(digest)]);
}

/** Clears all failures of an account, wherever they came from. */
export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  const key = digest({ kind: 'account', value: email });
  await db.query(`delete from sign_in_failures where subject = $1 or starts_with(subject, $1 || '.')`, [key]);
}

/** Undoes the successful attempt: clears all failures, but only this one for shared subjects. */
export async function clearFailures(db: Queryable, subject: Subject): Promise<void> {
  const key = digest(subject);
  if (!isShared(subject.kind)) {
    await db.query('delete from sign_in_failures where subject = $1', [key]);
  } else {
    await db.query(
      `update sign_in_failures set failures = greatest(failures - 1, 0), locked_until = last_at where subject = $1`,
      [key],
    );
  }
}

/** Removes expired failures. */
export async function deleteExpiredFailures(db: Queryable): Promise<void> {
  await db.query(
    `delete from sign_in_failures
      where coalesce(forget_at, greatest(last_at, locked_until) + $1 * interval '1 millisecond') < now()`,
    [memory],
  );
}
