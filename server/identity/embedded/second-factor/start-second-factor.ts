import type { Queryable } from '../../../lib/database';
import { findFactorKinds } from '../factors';
import { keepStep } from './sign-in-steps';

/**
 * Paths below the address of a sign-in in progress: where the second factor is requested, and where a first
 * one is set up.
 */
export const signInSteps = { ask: 'second-factor', setUp: 'set-up' } as const;

/**
 * After a correct password: the next page of this sign-in, or undefined if it is done. The verified account
 * is kept for the next page.
 */
export async function startSecondFactor(
  db: Queryable,
  { uid, accountId, isRequired }: { uid: string; accountId: string; isRequired: boolean },
): Promise<(typeof signInSteps)[keyof typeof signInSteps] | undefined> {
  const kinds = await findFactorKinds(db, accountId);
  if (kinds.size > 0) {
    await keepStep(db, uid, 'password', { accountId });
    return signInSteps.ask;
  }
  if (!isRequired) return undefined;
  await keepStep(db, uid, 'setUp', { accountId });
  return signInSteps.setUp;
}
