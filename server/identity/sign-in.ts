import { normaliseEmail } from '../../core/registration/email';
import type { Database } from '../lib/database';
import { findAccountByEmail } from './accounts';
import { passwordMatches } from './passwords';
import { addressOf, countAttempt, clearFailures, pairOf, type Subject } from './sign-in-failures';

export interface Attempt {
  email: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** The id of a device on which this account has signed in before, if any. */
  device?: string | undefined;
  /** Whether the caller is on the machine the server runs on. */
  loopback: boolean;
}

export type Refusal =
  | { outcome: 'refused'; reason: 'credentials' | 'loopbackOnly' }
  | { outcome: 'locked'; waitMinutes: number };

export type SignInResult = { outcome: 'signedIn'; accountId: string } | Refusal;

/** Only what an e-mail address can contain, in length and characters; the database would refuse a nul. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const isThinkable = (email: string) => email.length <= 254 && !/[\u0000-\u001f\u007f]/.test(email);

/** Who must wait after failures: failures of others do not block a device that has signed in before. */
function subjectsOf({ device, address }: Attempt, email: string): Subject[] {
  if (device !== undefined) return [{ kind: 'device', value: device, account: email }];
  return [addressOf(address), pairOf(email, address), { kind: 'account', value: email }];
}

/**
 * Checks a password. Refusals do not reveal whether the account exists: they take as long, and unknown
 * e-mails lock like known ones.
 */
export async function signIn(db: Database, attempt: Attempt, now = Date.now()): Promise<SignInResult> {
  const email = normaliseEmail(attempt.email);
  const subjects = subjectsOf(attempt, email);
  for (const subject of subjects) {
    const wait = await countAttempt(db, subject, now);
    if (wait > 0) return { outcome: 'locked', waitMinutes: Math.ceil(wait / 60_000) };
  }
  const account = isThinkable(email) ? await findAccountByEmail(db, email) : undefined;
  const matches = await passwordMatches(attempt.password, account?.passwordHash);
  if (!account || !matches) return { outcome: 'refused', reason: 'credentials' };
  if (account.loopbackOnly && !attempt.loopback) return { outcome: 'refused', reason: 'loopbackOnly' };
  for (const subject of subjects) await clearFailures(db, subject);
  return { outcome: 'signedIn', accountId: account.id };
}
