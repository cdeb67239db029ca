/**
 * Letters without case, accents and width, so that `munchen` finds `München` and `strasse` finds `Straße`. It asks
 * nothing of the machine's language: to a Turkish one, the small letter of I is another than ours.
 */
export function fold(text: string): string {
  // Most names are plain, and thousands of them are folded at once.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** The words of what was typed into a search, folded. */
export function searchedWords(typed: string): string[] {
  return fold(typed).split(/\s+/u).filter(Boolean);
}

/** Whether a folded text holds every one of the words; without words every text does. */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
