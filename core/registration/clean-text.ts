/** Includes the blank of Braille and characters that only shape their neighbours, such as joiners. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A one-line text as stored: without spaces around it, also those without width, with every run of spaces, line
 * breaks and control characters as one space, and composed characters in their short form (NFC). Characters that
 * override the direction are removed, since the text and what follows it would be shown reversed. A text of which
 * nothing can be seen is empty.
 */
export function cleanText(text: string): string {
  if (invisible.test(text)) return '';
  return text
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/gu, '');
}

/** A text of several lines as stored: like a one-line text, but with its spaces and line breaks as typed. */
export const cleanLines = (text: string): string =>
  cleanText(text) === '' ? '' : text.normalize('NFC').trim();
