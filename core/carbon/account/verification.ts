import { isSameNumber } from '../../compare/is-same-number';
import type { StatedVerification } from '../../contracts/ca-verifications';
import type { EmissionTotals } from '../../contracts/ca-emission-results';
import type { ScopeTonnes } from '../../contracts/shared-figures';
import type { AccountVerification } from '../../contracts/verification';

/** Faults of a verification with the server's messages; the app has its own in each language. */
export const verificationFaultMessages = {
  PROVIDER_MISSING: 'State who has verified the account',
  COMPLETED_MISSING: 'State when the verification was completed',
  COMPLETED_IN_FUTURE: 'A verification is stated once it is completed; its date is in the future',
  COMPLETED_BEFORE_YEAR: 'A year is verified after it has begun; the date of the verification is before that',
} as const;
export type VerificationFault = keyof typeof verificationFaultMessages;

/** What an inventory counts, by scope: the figures that are verified and shared. */
export const inventoryTonnes = ({ scope1, scope2, scope3Baseline, total }: EmissionTotals): ScopeTonnes => ({
  scope1,
  scope2,
  scope3: scope3Baseline,
  total,
});

const parts = ['scope1', 'scope2', 'scope3', 'total'] as const;

/** Whether an account has the same figures, except for rounding. */
export const isSameAccount = (verified: ScopeTonnes, now: ScopeTonnes): boolean =>
  parts.every((part) => isSameNumber(verified[part], now[part]));

/**
 * The verification that holds for an account; undefined if there is none, or if the account has other figures than
 * those verified. A calculation with the same result keeps it.
 */
export function verificationOf(
  stated: StatedVerification | null,
  now: ScopeTonnes,
): AccountVerification | undefined {
  if (!stated) return undefined;
  const { tonnes, ...verification } = stated;
  return isSameAccount(tonnes, now) ? verification : undefined;
}
