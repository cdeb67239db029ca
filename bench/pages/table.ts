export interface Row {
  what: string;
  measured: number;
  unit: string;
  bound: { atMost: number } | { atLeast: number };
}

function holds({ measured, bound }: Row): boolean {
  return 'atMost' in bound ? measured <= bound.atMost : measured >= bound.atLeast;
}

/** Prints the rows with their bounds; returns whether all of them hold. */
export function printTable(rows: readonly Row[]): boolean {
  console.table(
    rows.map((row) => ({
      measurement: row.what,
      value: `${Math.round(row.measured * 1000) / 1000} ${row.unit}`.trim(),
      bound: 'atMost' in row.bound ? `<= ${row.bound.atMost}` : `>= ${row.bound.atLeast}`,
      result: holds(row) ? 'pass' : 'FAIL',
    })),
  );
  return rows.every(holds);
}
