/** The standard was recommended in 2025; a report of the year before is the earliest that anybody asks for. */
const firstYear = 2023;

/** Years without a report, the likeliest first: last year, then this one, then back. */
export function freeYears(reports: readonly { year: number }[], now: Date): number[] {
  const taken = new Set(reports.map(({ year }) => year));
  const current = now.getUTCFullYear();
  const back = Array.from({ length: current - firstYear - 1 }, (_, index) => current - 2 - index);
  return [current - 1, current, ...back].filter((year) => !taken.has(year));
}
