import { wantedKinds, type WantedKind } from '../../../../core/requests/wanted';
import { fold } from '../../../../core/search/fold';

/** Understood in every language, beside the names in the reader's own. */
const usualWords: Record<WantedKind, readonly string[]> = {
  selfAssessment: ['selfassessment', 'self-assessment', 'questionnaire'],
  emissions: ['emissions'],
  productFootprints: ['productfootprints', 'product footprints', 'pcf'],
};

/**
 * What a cell asks for, its parts divided by commas, semicolons or lines; nothing for an empty cell, undefined where a
 * part is not understood. @param names what each is called in the reader's language
 */
export function readWanted(
  text: string,
  names: Readonly<Record<WantedKind, string>>,
): WantedKind[] | undefined {
  const parts = text
    .split(/[;,\n；，、]/)
    .map((part) => fold(part.trim()))
    .filter(Boolean);
  const kindOf = (part: string) =>
    wantedKinds.find((kind) => part === fold(names[kind]) || usualWords[kind].includes(part));
  const found = parts.map(kindOf);
  return found.includes(undefined) ? undefined : wantedKinds.filter((kind) => found.includes(kind));
}
