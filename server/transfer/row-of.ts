import type { Table } from './tables';

export type Row = Readonly<Record<string, string | null>>;

/** A line of a copy, by the names of its columns. */
export function rowOf({ columns }: Table, line: string): Row {
  const values = JSON.parse(line) as (string | null)[];
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}
