import { useTranslation } from 'react-i18next';
import type { BaseYearChange } from '../../../../core/contracts/ca-boundary';
import { enumerated } from '../../../../core/i18n/intl';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Says that the base year has changed by the threshold or more, and which years to recalculate. */
export function useBaseYearChange(): (change: BaseYearChange, years: readonly number[]) => string {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  const { finePercent, tons } = useFigures();
  return ({ year, before, after, percent, threshold }, years) =>
    t('base.changed', {
      year: String(year),
      before: tons(before),
      after: tons(after),
      percent: finePercent(Math.abs(percent)),
      threshold: finePercent(threshold),
      years: enumerated(years.map(String), locale),
    });
}
