import type { ResultNote } from '../contracts/ca-provenance';
import type { Factor } from './factor';

/*
 * Uncertainties are half widths of 95 % confidence intervals, in percent, and are combined as the 2006 IPCC
 * Guidelines for National Greenhouse Gas Inventories do (volume 1, chapter 3, approach 1): equation 3.1 for
 * products, equation 3.2 for sums. Errors of one factor are the same in every row that uses it, so they are added
 * up before they are squared; errors of amounts are independent.
 */

/** Assumed, in percent: an amount from a meter or a bill, an estimated one, and money from the books. */
export const exactAmountUncertainty = 2;
export const estimatedAmountUncertainty = 15;
export const spendUncertainty = 10;

const weakening: ReadonlySet<ResultNote> = new Set<ResultNote>([
  'EARLIER_YEAR',
  'LATER_YEAR',
  'OTHER_GEOGRAPHY',
  'WORLD_AVERAGE',
]);

/** How many of the notes say that the factor was made for another year or place. */
export const weaknesses = (notes: readonly ResultNote[]) =>
  notes.filter((note) => weakening.has(note)).length;

/** Equation 3.1: of a product of independent quantities. */
export function combinePercent(...percents: readonly number[]): number {
  return Math.hypot(...percents);
}

/** Another year or place adds an error as large as the factor's own, independent of it: an assumption. */
export function factorUncertainty(factor: Factor, notes: readonly ResultNote[]): number {
  return factor.uncertaintyPercent * Math.sqrt(1 + weaknesses(notes));
}

/** As much of a result row as its part in the uncertainty of a sum needs. */
export interface UncertainTerm {
  kg: number;
  factorId: string;
  amountUncertainty: number;
  factorUncertainty: number;
}

/** Variance of a sum, in kg², by the factors and amounts it comes from. */
export interface Variances {
  /** Factor id to the variance that its error brings. */
  byFactor: Map<string, number>;
  amounts: number;
  total: number;
}

export function variancesOf(terms: readonly UncertainTerm[]): Variances {
  const spreads = new Map<string, number>();
  let amounts = 0;
  for (const { kg, factorId, amountUncertainty, factorUncertainty: ofFactor } of terms) {
    spreads.set(factorId, (spreads.get(factorId) ?? 0) + (kg * ofFactor) / 100);
    amounts += ((kg * amountUncertainty) / 100) ** 2;
  }
  const byFactor = new Map([...spreads].map(([id, spread]) => [id, spread ** 2]));
  const total = [...byFactor.values()].reduce((sum, variance) => sum + variance, amounts);
  return { byFactor, amounts, total };
}

/** Equation 3.2: of a sum, in percent of it; 0 for nothing. */
export function sumUncertainty(terms: readonly UncertainTerm[]): number {
  const sum = terms.reduce((kg, term) => kg + term.kg, 0);
  return sum === 0 ? 0 : (100 * Math.sqrt(variancesOf(terms).total)) / sum;
}
