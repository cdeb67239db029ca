import { requestedKinds, type RequestedKind } from '../../../../core/terms/requested-items';
import { fold } from '../../../../core/search/fold';

/** Recognised in every language, in addition to the names in the reader's own. */
const usualWords: Record<RequestedKind, readonly string[]> = {
  selfAssessment: ['selfassessment', 'self-assessment', 'questionnaire'],
  emissions: ['emissions'],
  productFootprints: ['productfootprints', 'product footprints', 'pcf'],
};

/**
 * Parses what a cell requests, separated by commas, semicolons or line breaks. Empty for an empty cell,
 * undefined if a part is not recognised.
 * @param names name of each item in the reader's language
 */
export function readRequestedItems(
  text: string,
  names: Readonly<Record<RequestedKind, string>>,
): RequestedKind[] | undefined {
  const parts = text
    .split(/[;,\n；，、]/)
    .map((part) => fold(part.trim()))
    .filter(Boolean);
  const kindOf = (part: string) =>
    requestedKinds.find((kind) => part === fold(names[kind]) || usualWords[kind].includes(part));
  const found = parts.map(kindOf);
  return found.includes(undefined) ? undefined : requestedKinds.filter((kind) => found.includes(kind));
}
