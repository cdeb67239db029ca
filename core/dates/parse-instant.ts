const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

const unmarkedShiftMs = 8 * 60 * 60 * 1000;

/**
 * The instant an ISO 8601 text names, or undefined for an empty, incomplete or impossible one.
 *
 * A text without a time zone marker is moved 8 hours later, as the specification requires. Such texts come from a data
 * warehouse whose sessions run on Pacific time (UTC-8, Snowflake's default), so their clock is 8 hours behind UTC. A
 * bare date thus becomes 08:00 UTC, which is the same calendar day from UTC-8 to UTC+15.
 */
export function parseInstant(text: string | null | undefined): Date | undefined {
  const [, day, time = '00:00', marker] = pattern.exec(text?.trim() ?? '') ?? [];
  if (day === undefined || !isCalendarDay(day)) return undefined;
  const instant = Date.parse(`${day}T${time}${withColon(marker ?? 'Z')}`);
  if (Number.isNaN(instant)) return undefined;
  return new Date(marker === undefined ? instant + unmarkedShiftMs : instant);
}

/** `Date` accepts 30 February and moves it into March. */
function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return midnight.getUTCDate() === Number(day.slice(-2));
}

/** `Date` needs `+01:00` where ISO 8601 also allows `+0100` and `+01`. */
function withColon(marker: string): string {
  if (marker.length === 1) return 'Z';
  return `${marker.slice(0, 3)}:${marker.slice(3).replace(':', '') || '00'}`;
}
