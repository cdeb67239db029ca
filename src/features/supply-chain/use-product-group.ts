import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../core/countries/country-name';
import { useLocale } from '../../lib/i18n/use-locale';

interface ProductGroup {
  sectorCode: string;
  countryCode: string;
}

/**
 * Names a sector and a country in the reader's language; a code without a name is shown as it is. Cached,
 * since thousands of suppliers share few of them.
 */
export function useProductGroup() {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  return useMemo(() => {
    const sector = once((code) => t([code], { defaultValue: code }));
    const country = once((code) => countryName(code, locale));
    return ({ sectorCode, countryCode }: ProductGroup) => ({
      sector: sector(sectorCode),
      country: country(countryCode),
    });
  }, [t, locale]);
}

function once(nameOf: (code: string) => string): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const name = known.get(code) ?? nameOf(code);
    known.set(code, name);
    return name;
  };
}
