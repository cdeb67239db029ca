import type { Contribution, YearReport } from '../../../../../core/contracts/ca-years';
import type { BarPart } from '../../shared/figure-table';
import type { ResultFilter } from '../../calculation/results-api';
import { savedColour, sumColour } from './scope-colours';

export const groupings = [
  'byActivity',
  'bySector',
  'bySupplier',
  'byCountry',
] as const satisfies readonly (keyof YearReport)[];
export type Grouping = (typeof groupings)[number];

/**
 * By sector, since most emissions of most companies come from purchases; otherwise the first grouping with
 * entries.
 */
export function firstGrouping(report: Pick<YearReport, Grouping>): Grouping {
  const isFilled = (grouping: Grouping) => report[grouping].length > 0;
  return isFilled('bySector') ? 'bySector' : (groupings.find(isFilled) ?? 'bySector');
}

/** Key of the sum of all smaller contributions. */
export const otherKey = 'OTHER';

/** Filters the rows of a contribution. */
export function rowsOf(grouping: Grouping, key: string): ResultFilter {
  switch (grouping) {
    case 'byActivity':
      return { activity: Number(key) };
    case 'bySector':
      return { sector: key };
    case 'bySupplier':
      return { supplier: key };
    case 'byCountry':
      return { country: key };
  }
}

/** Percent of the total; 0 if the total is 0. */
export function shareOf(part: number, total: number): number {
  return total === 0 ? 0 : (100 * part) / total;
}

/** The bars of contributions, relative to the longest: what remains, and what suppliers save. */
export function contributionBars(entries: readonly Contribution[]): BarPart[][] {
  const longest = Math.max(...entries.map(({ baseline }) => baseline)) || 1;
  const part = (colour: string, tons: number) =>
    tons > 0 ? [{ percent: shareOf(tons, longest), colour }] : [];
  return entries.map(({ remaining, saved }) => [...part(sumColour, remaining), ...part(savedColour, saved)]);
}
