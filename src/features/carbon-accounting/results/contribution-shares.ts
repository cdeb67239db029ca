import type { YearReport } from '../../../../core/contracts/ca-years';
import type { ResultFilter } from '../api';

export const groupings = [
  'byActivity',
  'bySector',
  'bySupplier',
  'byCountry',
] as const satisfies readonly (keyof YearReport)[];
export type Grouping = (typeof groupings)[number];

/** Sectors, as most of a company's emissions come from its purchases; where there are none, what there is. */
export function firstGrouping(report: Pick<YearReport, Grouping>): Grouping {
  const isFilled = (grouping: Grouping) => report[grouping].length > 0;
  return isFilled('bySector') ? 'bySector' : (groupings.find(isFilled) ?? 'bySector');
}

/** What contributions that are too many to be told one by one are summed up under. */
export const restKey = 'OTHER';

/** The rows that a contribution is the sum of. */
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

/** Percent of the total; 0 of nothing. */
export function shareOf(part: number, total: number): number {
  return total === 0 ? 0 : (100 * part) / total;
}
