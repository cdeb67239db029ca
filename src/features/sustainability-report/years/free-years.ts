/** The standard was recommended in 2025; nobody asks for reports before 2023. */
const firstYear = 2023;

/** Years without a report, most likely first: last year, this year, then back. */
export function freeYears(reports: readonly { year: number }[], thisYear: number): number[] {
  const taken = new Set(reports.map(({ year }) => year));
  const back = Array.from({ length: thisYear - firstYear - 1 }, (_, index) => thisYear - 2 - index);
  return [thisYear - 1, thisYear, ...back].filter((year) => !taken.has(year));
}
