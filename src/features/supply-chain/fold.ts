/** Letters without case, accents and width, so that `munchen` finds `München`. */
export function fold(text: string): string {
  // Most names are plain, and thousands of them are folded at once.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
