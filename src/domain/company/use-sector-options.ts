import { useMemo } from 'react';
import { useSearchWords } from '../../lib/search/use-search-words';
import type { ComboOption } from '../../components/form/combo-option';

interface UseSectorOptions {
  options: readonly ComboOption[];
  isPending: boolean;
  onFocus: () => void;
}

/** Hotspot sectors, found by code and by common words. */
export function useSectorOptions(sectors: readonly ComboOption[]): UseSectorOptions {
  const { wordsFor, isPending, load } = useSearchWords();
  const options = useMemo(
    () =>
      sectors.map((sector) => ({
        ...sector,
        terms: [sector.value, ...wordsFor('sectors', sector.value)],
      })),
    [sectors, wordsFor],
  );
  return { options, isPending, onFocus: load };
}
