import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../core/countries/country-name';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { SegmentKey } from './segment-edits';

export interface SegmentName {
  sector: string;
  country: string;
  /** Both in one line. */
  whole: string;
}

/** Names a segment in the reader's language; a code without a name is shown as it is. */
export function useSegmentName(): (key: SegmentKey) => SegmentName {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  return useCallback(
    ({ sectorCode, countryCode }) => {
      const sector = t([sectorCode], { defaultValue: sectorCode });
      const country = countryName(countryCode, locale);
      return { sector, country, whole: `${sector} · ${country}` };
    },
    [t, locale],
  );
}
