import type { AssuranceLevel } from '../../../../core/carbon/assurance-levels';
import { inventoryTonnes, verificationOf } from '../../../../core/carbon/verification';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { Cell } from '../../../lib/tables/csv';

const levels: Record<AssuranceLevel, string> = { limited: 'Limited', reasonable: 'Reasonable' };

/** Who has verified an account, repeated in every row. */
export const verificationHeaders: readonly string[] = [
  'Verified by',
  'Level of assurance',
  'Standard of the verification',
  'Verified on',
];

/** Empty unless the account has the figures that were verified. */
export function verificationCells({ verification, totals }: YearReport): Cell[] {
  const holds = verificationOf(verification?.stated ?? null, inventoryTonnes(totals));
  if (!holds) return verificationHeaders.map(() => null);
  const { provider, assurance, standard, completedOn } = holds;
  return [provider, levels[assurance], standard, completedOn];
}
