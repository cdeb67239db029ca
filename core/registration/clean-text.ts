/**
 * A one-line text as it is stored: without spaces at its ends, every run of spaces, line breaks and control
 * characters as one space, composed characters in their short form (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
