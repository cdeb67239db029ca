import { unitWords } from '../../../data/search-words/units';

/** Other words for a unit besides its names in `locales/`, in any of the six languages. */
export const unitSynonyms = (unit: string): readonly string[] => unitWords[unit]?.split(', ') ?? [];
