import { useEffect, useMemo, useState } from 'react';
import { countryName } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import type * as Compose from '../../../core/phone/compose-phone';
import { defaultTerritory } from '../../../core/phone/default-territory';
import type * as Territories from '../../../core/phone/territories';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../form/combo-match';

type PhoneRules = typeof Compose & typeof Territories;

export interface DialCodeOption extends ComboOption {
  dialCode: string;
}

let rules: PhoneRules | undefined;

function toOption({ code, dialCode }: { code: string; dialCode: string }, locale: Locale): DialCodeOption {
  const terms = [code, dialCode, dialCode.slice(1)];
  return { value: code, label: countryName(code, locale), terms, dialCode };
}

/** The rules of telephone numbers, once they have been loaded, and the dial codes in a language. */
export function useDialCodes(locale: Locale): { rules: PhoneRules | undefined; dialCodes: DialCodeOption[] } {
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
    const { compare } = collator(locale);
    return (loaded?.territories ?? [defaultTerritory])
      .map((territory) => toOption(territory, locale))
      .sort((a, b) => compare(a.label, b.label));
  }, [loaded, locale]);

  return { rules: loaded, dialCodes };
}
