/** The number of a row that is added: above all others, so that one that is gone does not come again. */
export function nextRow(rows: readonly string[]): string {
  return String(Math.max(0, ...rows.map(Number).filter(Number.isFinite)) + 1);
}
