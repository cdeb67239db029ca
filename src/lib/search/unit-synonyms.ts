import { unitWords } from '../../../data/search-words/units';

/** Synonyms of a unit in addition to its names in `locales/`, in any of the six languages. */
export const unitSynonyms = (unit: string): readonly string[] => unitWords[unit]?.split(', ') ?? [];
