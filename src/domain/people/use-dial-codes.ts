import { useEffect, useMemo, useState } from 'react';
import { countryName } from '../../../core/countries/country-name';
import { likelyCountries } from '../../../core/countries/likely-countries';
import type { Locale } from '../../../core/i18n/locales';
import type * as Compose from '../../../core/phone/compose-phone';
import { defaultTerritory } from '../../../core/phone/default-territory';
import type * as Territories from '../../../core/phone/territories';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../../components/form/combo-option';
import { useSearchWords } from '../../lib/search/use-search-words';

type PhoneRules = typeof Compose & typeof Territories;

export interface DialCodeOption extends ComboOption {
  dialCode: string;
}

let rules: PhoneRules | undefined;

interface DialCodes {
  rules: PhoneRules | undefined;
  dialCodes: DialCodeOption[];
  /** Search words for the countries are loading. */
  isPending: boolean;
  /** Call this when the dial codes are about to be searched. */
  loadWords: () => void;
}

/**
 * The phone number rules once loaded, and the dial codes. Countries are named in a language only when about to be
 * shown, since that is too slow for the initial render.
 */
export function useDialCodes(locale: Locale, isNamed: boolean): DialCodes {
  const [loaded, setLoaded] = useState(rules);
  const { wordsFor, isPending, load } = useSearchWords();

  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    const loadRules = () =>
      void Promise.all([
        import('../../../core/phone/compose-phone'),
        import('../../../core/phone/territories'),
      ]).then(
        ([compose, territories]) => {
          rules = { ...compose, ...territories };
          if (wanted) setLoaded(rules);
        },
        () => undefined, // Offline the number is kept as typed, and composed when it is sent.
      );
    loadRules();
    window.addEventListener('online', loadRules);
    return () => {
      wanted = false;
      window.removeEventListener('online', loadRules);
    };
  }, [loaded]);

  const dialCodes = useMemo(() => {
    const options = (loaded?.territories ?? [defaultTerritory]).map(({ code, dialCode }) => ({
      value: code,
      label: isNamed ? countryName(code, locale) : code,
      terms: [code, dialCode, dialCode.slice(1), ...wordsFor('countries', code)],
      weight: likelyCountries.has(code) ? 1 : 0,
      dialCode,
    }));
    return isNamed ? options.sort((a, b) => collator(locale).compare(a.label, b.label)) : options;
  }, [loaded, locale, isNamed, wordsFor]);

  return { rules: loaded, dialCodes, isPending, loadWords: load };
}
