/** The number of a new row: above all others, so that a removed number is not reused. */
export function nextRow(rows: readonly string[]): string {
  return String(Math.max(0, ...rows.map(Number).filter(Number.isFinite)) + 1);
}
