const noBreak = '\u00A0';
const units = '(?:%|吨|千克|(?:t|kg|g|km|kWh|MWh|KB|MB)(?![\\p{L}\\p{N}]))';
const lacking = new RegExp(`(?<=[\\d}]) (?=${units})`, 'gu');

/** The fault of a text whose unit could wrap to the next line, away from its figure. */
export function figureSpacingFaults(text: string): string[] {
  const [found] = text.matchAll(lacking);
  if (found === undefined) return [];
  const unit = new RegExp(units, 'u').exec(text.slice(found.index))?.[0];
  return [`has no no-break space (U+00A0 or U+202F) before "${unit}"; put one there`];
}

/** A typed text with no-break spaces added between figures and units, since no keyboard has those. */
export const withFigureSpacing = (text: string) => text.replace(lacking, noBreak);
