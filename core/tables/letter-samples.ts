const maxSamples = 5;
const maxLength = 60;

/** The first different cells with letters beyond ASCII, which show whether a text was decoded correctly. */
export function letterSamples(rows: readonly (readonly (string | number | boolean | null)[])[]): string[] {
  const samples = new Set<string>();
  for (const row of rows)
    for (const cell of row) {
      if (typeof cell === 'string' && /[^\0-\x7f]/u.test(cell)) samples.add(cell.trim().slice(0, maxLength));
      if (samples.size === maxSamples) return [...samples];
    }
  return [...samples];
}
