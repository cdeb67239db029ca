import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ComboOption } from '../../components/form/combo-option';
import { useLocale } from '../../lib/i18n/use-locale';
import { createLoadable } from '../../lib/loading/loadable';
import { useSearchWords } from '../../lib/search/use-search-words';

interface UseCountryOptions {
  /** Undefined until the field is used: computing all country names is too slow for a page that is only viewed. */
  options: readonly ComboOption[] | undefined;
  isPending: boolean;
  onFocus: () => void;
}

const list = createLoadable(() => import('./country-options').then(({ countryOptions }) => countryOptions));

/** All countries for a field, the expected one first. */
export function useCountryOptions(expected?: string): UseCountryOptions {
  const { locale } = useLocale();
  const { wordsFor, isPending, load } = useSearchWords();
  const loaded = useSyncExternalStore(list.subscribe, list.state, list.state);
  const optionsOf = loaded.status === 'ready' ? loaded.content : undefined;
  const options = useMemo(
    () => optionsOf?.(locale, (code) => wordsFor('countries', code), expected),
    [optionsOf, locale, wordsFor, expected],
  );
  const onFocus = useCallback(() => {
    list.preload();
    load();
  }, [load]);
  return { options, isPending: isPending || loaded.status === 'loading', onFocus };
}
