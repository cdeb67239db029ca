/** The standard was recommended in 2025; nobody asks for reports before 2023. */
const firstYear = 2023;

/** Years without a report, most likely first: last year, this year, then back. */
export function freeYears(reports: readonly { year: number }[], now: Date): number[] {
  const taken = new Set(reports.map(({ year }) => year));
  const current = now.getUTCFullYear();
  const back = Array.from({ length: current - firstYear - 1 }, (_, index) => current - 2 - index);
  return [current - 1, current, ...back].filter((year) => !taken.has(year));
}
