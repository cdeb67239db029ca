/** The first of those that are equally common is taken: pasted cells have tabs between them. */
const delimiters = ['\t', ';', ','] as const;

export type Delimiter = (typeof delimiters)[number];

const [maxLines, maxCharacters] = [20, 20_000];

/** Quoted cells may contain anything. */
const quoted = /(^|[,;\t])"(?:[^"]|"")*"/gm;

/**
 * What separates the cells of a CSV or pasted text: the sign that most of its first lines have, of equal ones the most
 * frequent. Titles above the table have none, or only a comma.
 */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .trimStart()
    .slice(0, maxCharacters)
    .replaceAll(quoted, '$1')
    .split(/\r\n|\r|\n/, maxLines);
  const uses = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return {
      delimiter,
      lines: counts.filter((count) => count > 0).length,
      signs: counts.reduce((sum, count) => sum + count, 0),
    };
  });
  return uses.reduce((best, next) =>
    next.lines > best.lines || (next.lines === best.lines && next.signs > best.signs) ? next : best,
  ).delimiter;
}
