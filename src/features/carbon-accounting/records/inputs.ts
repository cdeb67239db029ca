import { isWhole, sumOfShares } from '../../../../core/carbon/shares';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';

/** What a year's purchases come to, in thousand USD. */
export function purchasesOf(
  spend: Pick<SpendVolume, 'turnoverInThsdUSD' | 'spendShareOfTurnover'> | undefined,
): number {
  return spend ? (spend.turnoverInThsdUSD * spend.spendShareOfTurnover) / 100 : 0;
}

export interface ShareSum {
  /** Percent. */
  sum: number;
  /** What is left to 100 percent; below 0 when it is too much. */
  rest: number;
  state: 'open' | 'whole' | 'tooMuch';
}

export function shareSum(shares: readonly number[]): ShareSum {
  const sum = sumOfShares(shares);
  const state = isWhole(sum) ? 'whole' : sum > 100 ? 'tooMuch' : 'open';
  return { sum, rest: state === 'whole' ? 0 : 100 - sum, state };
}

export interface SupplierGroups {
  /** By id of their distribution. */
  sums: ReadonlyMap<string, ShareSum>;
  /** Those whose sector was removed. */
  unassigned: readonly SupplierInput[];
}

/** How much of each sector its suppliers make up, and the suppliers that belong to no sector any more. */
export function groupSuppliers(
  distributions: readonly SpendDistribution[],
  suppliers: readonly SupplierInput[],
): SupplierGroups {
  const shares = new Map<string, number[]>(distributions.map(({ id }) => [id, []]));
  const unassigned: SupplierInput[] = [];
  for (const supplier of suppliers) {
    const ofSector = shares.get(supplier.distributionId);
    if (ofSector) ofSector.push(supplier.shareOfSectorInput);
    else unassigned.push(supplier);
  }
  return { sums: new Map([...shares].map(([id, each]) => [id, shareSum(each)])), unassigned };
}
