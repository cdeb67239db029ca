import type { AssuranceLevel } from '../../../../core/terms/assurance-levels';
import { inventoryTonnes, verificationOf } from '../../../../core/carbon/account/verification';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { AccountVerification } from '../../../../core/contracts/verification';
import type { Cell } from '../../../lib/tables/csv';

const levels: Record<AssuranceLevel, string> = { limited: 'Limited', reasonable: 'Reasonable' };

/** Who has verified an account, repeated in every row. */
export const verificationHeaders: readonly string[] = [
  'Verified by',
  'Level of assurance',
  'Standard of the verification',
  'Verified on',
];

/** Undefined unless the account has the figures that were verified. */
export const verificationFor = ({ verification, totals }: YearReport): AccountVerification | undefined =>
  verificationOf(verification?.stated ?? null, inventoryTonnes(totals));

export function verificationCells(report: YearReport): Cell[] {
  const holds = verificationFor(report);
  if (!holds) return verificationHeaders.map(() => null);
  const { provider, assurance, standard, completedOn } = holds;
  return [provider, levels[assurance], standard, completedOn];
}
