import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { inventoryOf, scopes, type Inventory } from './inventory';

type Scope = (typeof scopes)[number];

export type Trend = readonly { year: number; totals: EmissionTotals; needsRecalculation: boolean }[];

/** The years with results, oldest first; empty for fewer than two. */
export function trendOf(years: readonly YearOverview[]): Trend {
  const calculated = years.flatMap(({ year, totals, needsRecalculation }) =>
    totals ? [{ year, totals, needsRecalculation }] : [],
  );
  return calculated.length < 2 ? [] : calculated.sort((a, b) => a.year - b.year);
}

export interface ComparedYear {
  year: number;
  totals: Inventory;
}

export interface TrendChange {
  from: number;
  to: number;
  /** Tonnes of the scopes that both years have. */
  before: number;
  after: number;
  percent: number;
  /**
   * Scopes that only one of the years has. They are left out of both, since entering them would look like a
   * rise.
   */
  leftOut: readonly { scope: Scope; missingIn: number }[];
}

/** Compares the latest year with the previous one; null without a common scope. */
export function latestChange(trend: Trend): TrendChange | null {
  const [earlier, later] = trend.slice(-2);
  return earlier && later ? changeOf(earlier, later) : null;
}

/** Compares two years; null without a common scope. */
export function changeOf(earlier: ComparedYear, later: ComparedYear): TrendChange | null {
  const [first, second] = [inventoryOf(earlier.totals), inventoryOf(later.totals)];
  const used = scopes.filter((scope) => first[scope] !== 0 || second[scope] !== 0);
  const shared = used.filter((scope) => first[scope] !== 0 && second[scope] !== 0);
  if (shared.length === 0) return null;
  const sumOf = (values: Record<Scope, number>) => shared.reduce((sum, scope) => sum + values[scope], 0);
  const [before, after] = [sumOf(first), sumOf(second)];
  return {
    from: earlier.year,
    to: later.year,
    before,
    after,
    percent: (100 * (after - before)) / before,
    leftOut: used
      .filter((scope) => !shared.includes(scope))
      .map((scope) => ({ scope, missingIn: first[scope] === 0 ? earlier.year : later.year })),
  };
}

/** Whether a change is visible in percent with one decimal, and its direction. */
export function directionOf({ percent }: Pick<TrendChange, 'percent'>): 'less' | 'same' | 'more' {
  if (Math.abs(percent) < 0.05) return 'same';
  return percent < 0 ? 'less' : 'more';
}
