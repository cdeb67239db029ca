import { isWhole, sumOfShares } from '../../../../core/carbon/inputs/shares';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Turnover } from '../../../../core/carbon/inputs/turnover';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { turnoverUnit, typedTurnover, type TurnoverUnit } from './turnover-unit';

/** Money in thousands of the turnover's unit. */
export interface Purchases {
  amount: number;
  unit: TurnoverUnit;
}

/** The purchases of a year. `books`: the currency to use while there is no turnover. */
export function purchasesOf(
  spend: (Turnover & Pick<SpendVolume, 'spendShareOfTurnover'>) | undefined,
  books: string,
): Purchases {
  if (!spend) return { amount: 0, unit: books };
  return {
    amount: (typedTurnover(spend) * spend.spendShareOfTurnover) / 100,
    unit: turnoverUnit(spend, books),
  };
}

export interface ShareSum {
  /** Percent. */
  sum: number;
  /** Remaining share up to 100 percent; negative if the sum is too high. */
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
  /** Suppliers whose sector was removed. */
  unassigned: readonly SupplierInput[];
}

/** The share of each sector that its suppliers make up, and the suppliers without a sector. */
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
