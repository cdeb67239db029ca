/** First and last day of a period, `YYYY-MM-DD`. */
export interface Period {
  start: string;
  end: string;
}

/**
 * The days of a fiscal year, which is named after the calendar year in which it begins.
 * @param firstMonth 1 to 12
 */
export function periodOf(year: number, firstMonth: number): Period {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    start: day(new Date(Date.UTC(year, firstMonth - 1, 1))),
    end: day(new Date(Date.UTC(year + 1, firstMonth - 1, 0))),
  };
}

/** Its first and its last month, as `2024-04`. */
export function monthsOf(year: number, firstMonth: number): { from: string; to: string } {
  const { start, end } = periodOf(year, firstMonth);
  return { from: start.slice(0, 7), to: end.slice(0, 7) };
}
