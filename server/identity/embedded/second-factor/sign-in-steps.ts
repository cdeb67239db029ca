import type { Queryable } from '../../../lib/database';

/** Values kept between two pages of one sign-in, by kind. */
export interface StepValues {
  /** The account with a correct password and a second factor still to verify. */
  password: { accountId: string };
  /** The account with a correct password that must set up its first factor; kept after it has. */
  setUp: { accountId: string };
  enrolled: { accountId: string; amr: 'otp' | 'pop' };
  /** The challenge a passkey must sign to be used, or to be added. */
  use: { challenge: string };
  add: { challenge: string };
  /** An unconfirmed secret of codes. */
  codes: { secret: string };
  /** What the last submitted form has added, until another one is opened. */
  added: { withRecoveryCodes: boolean };
  /** The account whose password a mailed link has set (uid: the digest of its token); `replaced`: it had one before. */
  passwordSet: { accountId: string; replaced: boolean };
}

const lifeMinutes = 15;

/** Keeps a value for a quarter of an hour, replacing an earlier one. @param uid of the sign-in in progress */
export async function keepStep<Kind extends keyof StepValues>(
  db: Queryable,
  uid: string,
  kind: Kind,
  value: StepValues[Kind],
): Promise<void> {
  await db.query(
    `insert into sign_in_steps (uid, kind, value, expires_at)
     values ($1, $2, $3::jsonb, now() + $4 * interval '1 minute')
     on conflict (uid, kind) do update set value = excluded.value, expires_at = excluded.expires_at`,
    [uid, kind, JSON.stringify(value), lifeMinutes],
  );
}

export async function findStep<Kind extends keyof StepValues>(
  db: Queryable,
  uid: string,
  kind: Kind,
): Promise<StepValues[Kind] | undefined> {
  const [row] = await db.query<{ value: StepValues[Kind] }>(
    'select value from sign_in_steps where uid = $1 and kind = $2 and expires_at > now()',
    [uid, kind],
  );
  return row?.value;
}

/** Returns a value and deletes it: only the first of two simultaneous requests gets it. */
export async function takeStep<Kind extends keyof StepValues>(
  db: Queryable,
  uid: string,
  kind: Kind,
): Promise<StepValues[Kind] | undefined> {
  const [row] = await db.query<{ value: StepValues[Kind] }>(
    'delete from sign_in_steps where uid = $1 and kind = $2 and expires_at > now() returning value',
    [uid, kind],
  );
  return row?.value;
}

export async function deleteExpiredSteps(db: Queryable): Promise<void> {
  await db.query('delete from sign_in_steps where expires_at < now()', []);
}

/** Ends the sign-ins of an account that wait for a second factor or its set-up. */
export async function endWaitingSignIns(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(`delete from sign_in_steps where value->>'accountId' = $1`, [accountId]);
}
