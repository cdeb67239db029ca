import { useEffect, useMemo, useState } from 'react';
import { countryName } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import type * as Compose from '../../../core/phone/compose-phone';
import { defaultTerritory } from '../../../core/phone/default-territory';
import type * as Territories from '../../../core/phone/territories';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../../components/form/combo-match';

type PhoneRules = typeof Compose & typeof Territories;

export interface DialCodeOption extends ComboOption {
  dialCode: string;
}

let rules: PhoneRules | undefined;

interface DialCodes {
  rules: PhoneRules | undefined;
  dialCodes: DialCodeOption[];
}

/**
 * The rules of telephone numbers, once they have been loaded, and the dial codes, with their countries' names in a
 * language when somebody is about to see them: for whoever comes to the page these are too dear.
 */
export function useDialCodes(locale: Locale, isNamed: boolean): DialCodes {
  const [loaded, setLoaded] = useState(rules);

  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    const load = () =>
      void Promise.all([
        import('../../../core/phone/compose-phone'),
        import('../../../core/phone/territories'),
      ]).then(
        ([compose, territories]) => {
          rules = { ...compose, ...territories };
          if (wanted) setLoaded(rules);
        },
        () => undefined, // Off line: the number is kept as it was typed, and composed when it is sent.
      );
    load();
    window.addEventListener('online', load);
    return () => {
      wanted = false;
      window.removeEventListener('online', load);
    };
  }, [loaded]);

  const dialCodes = useMemo(() => {
    const options = (loaded?.territories ?? [defaultTerritory]).map(({ code, dialCode }) => ({
      value: code,
      label: isNamed ? countryName(code, locale) : code,
      terms: [code, dialCode, dialCode.slice(1)],
      dialCode,
    }));
    return isNamed ? options.sort((a, b) => collator(locale).compare(a.label, b.label)) : options;
  }, [loaded, locale, isNamed]);

  return { rules: loaded, dialCodes };
}
