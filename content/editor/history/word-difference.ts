export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** The words, spaces and punctuation of a text, as its language divides them. */
const wordsOf = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** How many words the rest of two texts have in common, from each pair of positions. */
function commonWords(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from(now, () => 0));
  for (let a = old.length - 1; a >= 0; a -= 1)
    for (let b = now.length - 1; b >= 0; b -= 1)
      (table[a] ?? [])[b] =
        old[a] === now[b]
          ? (table[a + 1]?.[b + 1] ?? 0) + 1
          : Math.max(table[a + 1]?.[b] ?? 0, table[a]?.[b + 1] ?? 0);
  return table;
}

/** The difference of two texts, word by word: as many words as possible stay. */
export function wordDifference(before: string, after: string, language: string): Piece[] {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)];
  const common = commonWords(old, now);
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    const [gone, added] = [old[a], now[b]];
    if (gone !== undefined && gone === added) {
      add('same', gone);
      [a, b] = [a + 1, b + 1];
    } else if (gone !== undefined && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0)) {
      add('gone', gone);
      a += 1;
    } else if (added !== undefined) {
      add('new', added);
      b += 1;
    }
  }
  return pieces;
}
