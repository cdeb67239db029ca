import type { Period } from './invoice';

const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The year with most days of a period; on a tie the later one. */
export function yearOf({ from, to }: Period): number {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  let best = { year: last, days: 0 };
  for (let year = last; year >= first; year -= 1) {
    const start = Math.max(dayOf(from), dayOf(`${year}-01-01`));
    const days = Math.min(dayOf(to), dayOf(`${year}-12-31`)) - start + 1;
    if (days > best.days) best = { year, days };
  }
  return best.year;
}
