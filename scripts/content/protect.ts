import type { Segment, Standalone, Value } from 'xliff';

const marker = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[a-zA-Z0-9]+\s*\/?>)/;

/** xml-js does not escape attributes, except for quotation marks. */
const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The markers of texts by their number in the file; equal markers have equal numbers. */
function markersOf(...texts: string[]): Map<string, string> {
  const found = new Set(
    texts.flatMap((text) => text.split(marker).filter((_piece, index) => index % 2 === 1)),
  );
  return new Map([...found].map((piece, index) => [String(index + 1), piece]));
}

/** A text in pieces: what is translated, and markers that may only be moved, by their numbers in English. */
export function protect(text: string, english: string): Value {
  const numbers = new Map([...markersOf(english, text)].map(([id, piece]) => [piece, id]));
  const pieces = text.split(marker).map((piece, index): Segment => {
    if (index % 2 === 0) return piece;
    return { Standalone: { id: numbers.get(piece) ?? '', 'equiv-text': inAttribute(piece) } };
  });
  const [only = ''] = pieces;
  return pieces.length === 1 ? only : pieces.filter((piece) => piece !== '');
}

/** The pieces of a text without the marks that translation tools put around sentences and terms. */
function unmarked(value: Value): (string | Standalone)[] {
  return (Array.isArray(value) ? value : [value]).flatMap((piece) => {
    if (typeof piece === 'string' || 'Standalone' in piece) return piece;
    const { contents = '' } = piece.Marker ?? piece.GenericSpan ?? {};
    return unmarked(contents);
  });
}

/**
 * The translated text. Its markers are identified by their number in the English text, since translation tools may
 * drop the rest. An unknown number is kept as written, for the checks to find.
 */
export function unprotect(value: Value, english: string): string {
  const known = markersOf(english);
  return unmarked(value)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { id, 'equiv-text': written = '' } = piece.Standalone;
      return known.get(id) ?? written;
    })
    .join('')
    .trim();
}
