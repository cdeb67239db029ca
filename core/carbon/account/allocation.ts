import type { AllocationMethod, ScopeTonnes } from '../../contracts/shared-figures';
import type { Turnover } from '../inputs/turnover';

/** What was sold, to one customer or to all: in money, and in units of one kind. Null if unknown. */
export interface Sold {
  turnover: Turnover | null;
  quantity: number | null;
}

/** By how much a sum of shares may exceed the whole: thirds do not add up to it exactly. */
const tolerance = 1e-9;

/**
 * The part of the year's emissions that is allocated to a customer, from 0 on (GHG Protocol, Corporate Value Chain
 * Standard, chapter 8: by turnover, or by a physical quantity). Turnover in one currency is compared as typed, in two
 * currencies in USD of 2022. Null if what was sold, to the customer or to all, is unknown.
 */
export function shareOf(sold: Sold, all: Sold, method: AllocationMethod): number | null {
  const [part, whole] =
    method === 'physical' ? [sold.quantity, all.quantity] : comparable(sold.turnover, all.turnover);
  return part === null || whole === null || !(part > 0) || !(whole > 0) ? null : part / whole;
}

function comparable(part: Turnover | null, whole: Turnover | null): [number | null, number | null] {
  if (!part || !whole) return [null, null];
  return part.currency === whole.currency && part.turnoverInThsd !== null
    ? [part.turnoverInThsd, whole.turnoverInThsd]
    : [part.turnoverInThsdUSD, whole.turnoverInThsdUSD];
}

/** Customers without a share count as 0. */
export const sumOfShares = (shares: readonly (number | null)[]): number =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);

/** Whether more is allocated than there is. @param sum of shares; 1 is all */
export const isMoreThanAll = (sum: number): boolean => sum > 1 + tolerance;

/** Allocated = inventory times share, scope by scope; tonnes of CO2e. @param share from 0 to 1 */
export function allocate({ scope1, scope2, scope3 }: ScopeTonnes, share: number): ScopeTonnes {
  const part = { scope1: scope1 * share, scope2: scope2 * share, scope3: scope3 * share };
  return { ...part, total: part.scope1 + part.scope2 + part.scope3 };
}
