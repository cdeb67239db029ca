/** The order of ids, instants and names of our own: by code unit, whatever the reader's language is. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
