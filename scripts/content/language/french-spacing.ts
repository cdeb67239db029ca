const noBreak = '\u00A0';
/** Signs that French sets apart, where they end something: not in addresses and times. */
const apart = '[:;!?»](?=[\\s)\\]”"<]|$)';
const lacking = new RegExp(`(?<=[^\\s!?…])${apart}|(?<=[^\\S\\u00A0\\u202F])${apart}|«(?![\\u00A0\\u202F])`);

/** What is said of a French text whose signs could come to stand alone in the next line. */
export function frenchSpacingFaults(language: string, text: string): string[] {
  if (language !== 'fr') return [];
  const found = lacking.exec(text.replace(/\{\{[^}]*\}\}/g, 'x'))?.[0];
  if (found === undefined) return [];
  const where = found === '«' ? 'after' : 'before';
  return [`has no no-break space (U+00A0 or U+202F) ${where} "${found}"; put one there`];
}

/** French as it is typed, with no-break spaces where a plain one stands: no keyboard has those. */
export const withFrenchSpacing = (text: string) =>
  text.replace(new RegExp(` (?=${apart})`, 'g'), noBreak).replace(/« /g, `«${noBreak}`);
