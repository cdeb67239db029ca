import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale';
import { reportTexts, type ReportTexts } from './report-texts';

/** The texts of a report in the reader's language: labels of the taxonomy, members, units and values. */
export function useReportTexts(): ReportTexts {
  const { t } = useTranslation('vsme');
  const { t: own } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  return useMemo(() => reportTexts(t, own, locale), [t, own, locale]);
}
