/** First and last day of a period, `YYYY-MM-DD`. */
export interface ReportPeriod {
  start: string;
  end: string;
}

/**
 * The business year of a report: it begins with the company's first month in that year.
 * @param month in which the business year begins, 1 to 12
 */
export function periodOf(year: number, month: number): ReportPeriod {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    start: day(new Date(Date.UTC(year, month - 1, 1))),
    end: day(new Date(Date.UTC(year + 1, month - 1, 0))),
  };
}

/** Midnight after a day, as XBRL writes the end of a period. */
export function midnightAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return `${date.toISOString().slice(0, 10)}T00:00:00`;
}
