import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../core/dates/format-day';
import { dateFormat } from '../../../../../core/i18n/intl';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import { useLocale } from '../../../../lib/i18n/use-locale';

interface BillTexts {
  period: (bill: Pick<Bill, 'from' | 'to'>) => string;
  /** Short name of a month, counted from January (0); 12 is January again. */
  month: (month: number) => string;
  /** Month and year in which a bill begins. */
  monthOf: (bill: Pick<Bill, 'from'>) => string;
}

/** Periods and months of bills, formatted in the reader's language. */
export function useBillTexts(): BillTexts {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  return useMemo(() => {
    const months = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
    const monthsOfYears = dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    const day = (iso: string) => formatDay(iso, locale, 'UTC');
    return {
      period: ({ from, to }) =>
        from === to ? (day(from) ?? from) : t('bills.period', { from: day(from), to: day(to) }),
      month: (month) => months.format(Date.UTC(2025, month, 1)),
      monthOf: ({ from }) => monthsOfYears.format(Date.parse(from)),
    };
  }, [t, locale]);
}
