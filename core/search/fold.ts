/**
 * Removes case, accents and width, so that `munchen` finds `München` and `strasse` finds `Straße`. It is independent of
 * the machine's locale: in Turkish, I has a different lower case.
 */
export function fold(text: string): string {
  // Most names are plain ASCII, and thousands of them are folded in a row.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** The words of a search, folded. */
export function searchedWords(typed: string): string[] {
  return fold(typed).split(/\s+/u).filter(Boolean);
}

/** Whether a folded text contains every word; without words every text matches. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
