import { useCallback, useMemo, useState } from 'react';
import { useLocale } from '../../lib/i18n/use-locale';
import { useSearchWords } from '../../lib/search/use-search-words';
import type { ComboOption } from '../../components/form/combo-option';
import { countryOptions } from './options';

interface UseCountryOptions {
  /** Undefined until the field is used: naming all countries is too dear for a page that somebody only looks at. */
  options: readonly ComboOption[] | undefined;
  isPending: boolean;
  onFocus: () => void;
}

/** All countries, as a field needs them in which one is chosen; the expected one stands first. */
export function useCountryOptions(expected?: string): UseCountryOptions {
  const { locale } = useLocale();
  const { wordsFor, isPending, load } = useSearchWords();
  const [isUsed, setUsed] = useState(false);
  const options = useMemo(
    () => (isUsed ? countryOptions(locale, (code) => wordsFor('countries', code), expected) : undefined),
    [isUsed, locale, wordsFor, expected],
  );
  const onFocus = useCallback(() => {
    load();
    setUsed(true);
  }, [load]);
  return { options, isPending, onFocus };
}
