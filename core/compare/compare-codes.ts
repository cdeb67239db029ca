/** The order of ids, instants and internal names: by code unit, independent of the reader's language. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
