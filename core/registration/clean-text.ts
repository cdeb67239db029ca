/**
 * A one-line text as stored: trimmed, with every run of spaces, line breaks and control characters as one space, and
 * composed characters in their short form (NFC).
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
