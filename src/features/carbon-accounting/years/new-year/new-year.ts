import { firstYear } from '../../../../../core/carbon/inputs/figures';
import type { YearOverview } from '../../../../domain/carbon/years-api';

/** Form values of a new year. */
export interface NewYearForm {
  year: string;
  /** The year whose figures are copied; empty for an empty year. */
  from: string;
}

/** The latest complete year, as a copy of the previous one. */
export function suggestedYear(years: readonly YearOverview[], thisYear: number): NewYearForm {
  const free = freeYears(years, thisYear);
  const year = free.find((each) => each < thisYear) ?? free.at(-1) ?? thisYear;
  const before = years.find((each) => each.year < year)?.year;
  return { year: String(year), from: before === undefined ? '' : String(before) };
}

/** The year to copy; empty if it no longer exists. */
export const sourceOf = (years: readonly YearOverview[], { from }: NewYearForm): string =>
  years.some(({ year }) => String(year) === from) ? from : '';

/** The years without accounts, newest first, up to the next one. */
export function freeYears(years: readonly YearOverview[], thisYear: number): number[] {
  const taken = new Set(years.map(({ year }) => year));
  return Array.from({ length: thisYear - firstYear + 2 }, (_, index) => thisYear + 1 - index).filter(
    (year) => !taken.has(year),
  );
}
