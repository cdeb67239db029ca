import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { monthsOf } from '../../../../core/dates/fiscal-year';
import { formatMonth } from '../../../../core/dates/format-month';
import { joinSentences } from '../../../lib/i18n/join-sentences';

/** Names a year; fiscal years that do not start in January include their months. */
export function usePeriod(): (year: number, fiscalYearStart: number | undefined) => string {
  const { t } = useTranslation('carbon-boundary');
  return useCallback(
    (year, fiscalYearStart = 1) => {
      if (fiscalYearStart === 1) return String(year);
      const { from, to } = monthsOf(year, fiscalYearStart);
      return t('fiscalYear', { year: String(year), from: formatMonth(from), to: formatMonth(to) });
    },
    [t],
  );
}

/** The introduction of a year's page, after the months of a fiscal year that does not start in January. */
export function useYearIntro(
  year: number,
  fiscalYearStart: number | undefined = 1,
): (intro: string) => string {
  const { t } = useTranslation('carbon-boundary');
  const period = usePeriod()(year, fiscalYearStart);
  return (intro) => (fiscalYearStart === 1 ? intro : joinSentences([t('periodSentence', { period }), intro]));
}
