import { types } from '@electric-sql/pglite';

/** How values are parsed from either database, by PostgreSQL type number. See `Queryable`. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.INT8]: toSafeInteger,
  [types.NUMERIC]: Number,
  [types.DATE]: (text) => text,
  [types.TIMESTAMPTZ]: toInstant,
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint of the database exceeds 2^53.');
  return value;
}

/**
 * Sessions run in UTC, so PostgreSQL writes `2026-11-20 09:30:00.1239+00`. Cut instead of parsed as a date:
 * lists hold thousands of instants.
 */
function toInstant(text: string): string {
  const [seconds = '', fraction = ''] = text.slice(0, -'+00'.length).split('.');
  return `${seconds.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
