import { useMemo } from 'react';
import { countryName } from '../../../../core/countries/country-name';
import { collator } from '../../../../core/i18n/intl';
import type { ComboOption } from '../../../components/form/combo-match';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useLocale } from '../../../lib/i18n/use-locale';

/** All countries with their names in the reader's language, in its order. */
export function useCountries(): readonly ComboOption[] {
  const { locale } = useLocale();
  const list = useValueList('app-countries');
  return useMemo(() => {
    const { compare } = collator(locale);
    return (list ?? [])
      .map(({ code, name }) => ({ value: code, label: countryName(code, locale, name), terms: [code] }))
      .sort((a, b) => compare(a.label, b.label));
  }, [list, locale]);
}
