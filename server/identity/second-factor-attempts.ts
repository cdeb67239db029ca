import type { Database } from '../lib/database';
import { countAttempt, clearFailures, type Subject } from './sign-in-failures';

export interface CodeAttempt {
  /** Of the account, in lower case. */
  email: string;
  /** The id of a device on which this account has signed in before, if any. */
  device: string | undefined;
}

export type CodeResult =
  | { outcome: 'right' }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; waitMinutes: number };

/**
 * Limits how often codes can be guessed, wherever the guesses come from; a device that has signed in before
 * is only blocked by its own failures.
 */
export async function attemptCode(
  database: Database,
  { email, device }: CodeAttempt,
  isRight: () => Promise<boolean>,
  now = Date.now(),
): Promise<CodeResult> {
  const subject: Subject =
    device === undefined
      ? { kind: 'codes', value: email, account: email }
      : { kind: 'deviceCodes', value: device, account: email };
  const wait = await countAttempt(database, subject, now);
  if (wait > 0) return { outcome: 'locked', waitMinutes: Math.ceil(wait / 60_000) };
  if (!(await isRight())) return { outcome: 'wrong' };
  await clearFailures(database, subject);
  return { outcome: 'right' };
}
