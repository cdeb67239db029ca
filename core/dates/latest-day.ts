const latestOffsetHours = 14;

/** The day that has already begun somewhere on earth, `YYYY-MM-DD`: nobody's today is later. */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + latestOffsetHours * 3_600_000).toISOString().slice(0, 10);
