/** Characters per chunk: about two thousand rows, which a slow phone parses in a tenth of a second. */
const longest = 100_000;

/** Splits a delimited text into chunks of whole rows; a line break within quotes does not end a row. */
export function slicesOf(text: string, length = longest): string[] {
  const slices: string[] = [];
  let [start, seen, isQuoted] = [0, 0, false];
  while (text.length - start > length) {
    let end = start + length;
    for (;;) {
      const at = text.indexOf('\n', end);
      if (at < 0) return [...slices, text.slice(start)];
      isQuoted = hasOddQuotes(text, seen, at) !== isQuoted;
      seen = at;
      end = at + 1;
      if (!isQuoted) break;
    }
    slices.push(text.slice(start, end));
    start = end;
  }
  return [...slices, text.slice(start)];
}

function hasOddQuotes(text: string, from: number, to: number): boolean {
  let count = 0;
  for (let at = text.indexOf('"', from); at >= 0 && at < to; at = text.indexOf('"', at + 1)) count += 1;
  return count % 2 === 1;
}
