const noBreak = '\u00A0';
const units = '(?:%|吨|千克|(?:t|kg|g|km|kWh|MWh|KB|MB)(?![\\p{L}\\p{N}]))';
const lacking = new RegExp(`(?<=[\\d}]) (?=${units})`, 'gu');

/** What is said of a text whose unit could come to stand in the next line, without its figure. */
export function figureSpacingFaults(text: string): string[] {
  const [found] = text.matchAll(lacking);
  if (found === undefined) return [];
  const unit = new RegExp(units, 'u').exec(text.slice(found.index))?.[0];
  return [`has no no-break space (U+00A0 or U+202F) before "${unit}"; put one there`];
}

/** A text as it is typed, with no-break spaces between figures and units: no keyboard has those. */
export const withFigureSpacing = (text: string) => text.replace(lacking, noBreak);
