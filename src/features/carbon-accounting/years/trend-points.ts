import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import type { YearOverview } from '../api';

export type Trend = readonly { year: number; totals: EmissionTotals }[];

/** The years that have results, the oldest first; no trend with fewer than two. */
export function trendOf(years: readonly YearOverview[]): Trend {
  const calculated = years.flatMap(({ year, totals }) => (totals ? [{ year, totals }] : []));
  return calculated.length < 2 ? [] : calculated.sort((a, b) => a.year - b.year);
}

export interface TrendChange {
  from: number;
  to: number;
  before: number;
  after: number;
  /** Percent of the first; null where that was nothing. */
  percent: number | null;
}

/** How the newest of the years compares with the one before it. */
export function latestChange(trend: Trend): TrendChange | null {
  const [earlier, later] = trend.slice(-2);
  if (!earlier || !later) return null;
  const [before, after] = [earlier.totals.total, later.totals.total];
  const percent = before === 0 ? null : (100 * (after - before)) / before;
  return { from: earlier.year, to: later.year, before, after, percent };
}
