import type { ResultNote } from '../../contracts/ca-provenance';
import { isSpendKey, type Factor } from './factor';

/*
 * Uncertainties are half widths of 95 % confidence intervals, in percent, and are combined as the 2006 IPCC
 * Guidelines for National Greenhouse Gas Inventories do (volume 1, chapter 3, approach 1): equation 3.1 for
 * products, equation 3.2 for sums. Errors of one factor are the same in every row that uses it, and factors of one
 * publication may share the cause of their error, so these are added up before they are squared; errors of amounts, and
 * of different publications, are independent.
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

/** How many of the notes state that the factor is for another year or place. */
export const weaknesses = (notes: readonly ResultNote[]) =>
  notes.filter((note) => weakening.has(note)).length;

/** Equation 3.1: of a product of independent quantities. */
export function combinePercent(...percents: readonly number[]): number {
  return Math.hypot(...percents);
}

/** Assumed: another year or place adds an independent error as large as the factor's own. */
export function factorUncertainty(factor: Factor, notes: readonly ResultNote[]): number {
  return factor.uncertaintyPercent * Math.sqrt(1 + weaknesses(notes));
}

/**
 * The cause of a factor's error. Spend-based factors of one publication share it: the price level, the currency, and
 * the country whose economy they are based on.
 */
const causeOf = ({ id, key, source: { publisher, edition } }: UncertainTerm['factor']) =>
  isSpendKey(key) ? `${publisher} ${edition}` : id;

/** The part of a result row that the uncertainty of a sum needs. */
export interface UncertainTerm {
  baseKg: number;
  factor: Pick<Factor, 'id' | 'key'> & { source: Pick<Factor['source'], 'publisher' | 'edition'> };
  amountUncertainty: number;
  factorUncertainty: number;
}

/** Equation 3.2: adds up terms and the uncertainty of their sum. */
export class UncertainSum {
  kg = 0;
  private amounts = 0;
  /** Cause to its error, kg. */
  private readonly spreads = new Map<string, number>();

  add({ baseKg, factor, amountUncertainty, factorUncertainty: ofFactor }: UncertainTerm): void {
    this.kg += baseKg;
    this.amounts += ((baseKg * amountUncertainty) / 100) ** 2;
    const cause = causeOf(factor);
    this.spreads.set(cause, (this.spreads.get(cause) ?? 0) + (baseKg * ofFactor) / 100);
  }

  /** In kg². */
  variance(): number {
    return [...this.spreads.values()].reduce((sum, spread) => sum + spread ** 2, this.amounts);
  }

  /** Of the sum; 0 for nothing. */
  percent(): number {
    return this.percentOf(this.variance());
  }

  /** What `percent` would be if the terms of `part`, a subset of this sum's, were those of `better`. */
  percentIf(part: UncertainSum, better: UncertainSum): number {
    const causes = new Set([...this.spreads.keys(), ...better.spreads.keys()]);
    const amounts = this.amounts - part.amounts + better.amounts;
    const spreadOf = (cause: string) =>
      (this.spreads.get(cause) ?? 0) - (part.spreads.get(cause) ?? 0) + (better.spreads.get(cause) ?? 0);
    const variance = [...causes].reduce((sum, cause) => sum + spreadOf(cause) ** 2, amounts);
    return this.percentOf(Math.max(0, variance));
  }

  private percentOf(variance: number): number {
    return this.kg === 0 ? 0 : (100 * Math.sqrt(variance)) / this.kg;
  }
}
