import { inventoryTonnes, verificationOf } from '../../../../core/carbon/account/verification';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { ScopeTonnes } from '../../../../core/contracts/shared-figures';
import type { AccountVerification } from '../../../../core/contracts/verification';

interface VerificationOfReport {
  /** As stated, whatever the account gives now. */
  verification: YearVerification;
  /** Figures of the account. */
  tonnes: ScopeTonnes;
  /** Undefined if none is stated, or for other figures. */
  holds: AccountVerification | undefined;
}

const nothing: YearVerification = { stated: null, version: 0 };

/** What is stated about a year's account, and whether it holds for the current results. */
export function verificationOfReport({
  verification = nothing,
  totals,
}: Pick<YearReport, 'verification' | 'totals'>): VerificationOfReport {
  const tonnes = inventoryTonnes(totals);
  return { verification, tonnes, holds: verificationOf(verification.stated, tonnes) };
}
