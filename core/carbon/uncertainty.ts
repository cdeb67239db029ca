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
  remainingKg: number;
  factor: { id: string };
  amountUncertainty: number;
  factorUncertainty: number;
}

/** Equation 3.2: adds up terms, and how uncertain their sum is. */
export class UncertainSum {
  kg = 0;
  private amounts = 0;
  /** Factor id to the error that it brings, kg. */
  private readonly spreads = new Map<string, number>();

  add({ remainingKg, factor, amountUncertainty, factorUncertainty: ofFactor }: UncertainTerm): void {
    this.kg += remainingKg;
    this.amounts += ((remainingKg * amountUncertainty) / 100) ** 2;
    this.spreads.set(factor.id, (this.spreads.get(factor.id) ?? 0) + (remainingKg * ofFactor) / 100);
  }

  /** In kg². */
  variance(): number {
    return [...this.spreads.values()].reduce((sum, spread) => sum + spread ** 2, this.amounts);
  }

  /** Of the sum; 0 for nothing. */
  percent(): number {
    return this.kg === 0 ? 0 : (100 * Math.sqrt(this.variance())) / this.kg;
  }
}
