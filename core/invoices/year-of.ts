import { periodOf } from '../dates/fiscal-year';
import type { Period } from './invoice';

const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/**
 * The fiscal year with most days of a period; on a tie the later one.
 * @param fiscalYearStart first month of the fiscal year, which is named after the calendar year in which it begins
 */
export function yearOf({ from, to }: Period, fiscalYearStart: number): number {
  const [first, last] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4))];
  let best = { year: last, days: 0 };
  for (let year = last; year >= first; year -= 1) {
    const { start, end } = periodOf(year, fiscalYearStart);
    const days = Math.min(dayOf(to), dayOf(end)) - Math.max(dayOf(from), dayOf(start)) + 1;
    if (days > best.days) best = { year, days };
  }
  return best.year;
}
