import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../core/countries/country-name';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Names a sector and a country in the reader's language; a code without a name stands for itself. */
export function useProductGroup() {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  return useCallback(
    ({ sectorCode, countryCode }: { sectorCode: string; countryCode: string }) => ({
      sector: t([sectorCode], { defaultValue: sectorCode }),
      country: countryName(countryCode, locale),
    }),
    [t, locale],
  );
}
