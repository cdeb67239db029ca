const noBreak = '\u00A0';
/** Punctuation that French sets apart at the end of a word or sentence: not in addresses and times. */
const apart = '[:;!?»](?=[\\s)\\]”"<]|$)';
const lacking = new RegExp(`(?<=[^\\s!?…])${apart}|(?<=[^\\S\\u00A0\\u202F])${apart}|«(?![\\u00A0\\u202F])`);

/** The fault of a French text whose punctuation could wrap to the next line on its own. */
export function frenchSpacingFaults(language: string, text: string): string[] {
  if (language !== 'fr') return [];
  const found = lacking.exec(text.replace(/\{\{[^}]*\}\}/g, 'x'))?.[0];
  if (found === undefined) return [];
  const where = found === '«' ? 'after' : 'before';
  return [`has no no-break space (U+00A0 or U+202F) ${where} "${found}"; put one there`];
}

/** A typed French text with no-break spaces instead of plain ones, since no keyboard has those. */
export const withFrenchSpacing = (text: string) =>
  text.replace(new RegExp(` (?=${apart})`, 'g'), noBreak).replace(/« /g, `«${noBreak}`);
