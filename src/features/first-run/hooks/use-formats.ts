import { useMemo } from 'react';
import { numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Figures as the reader's language writes them. */
export function useFormats() {
  const { locale } = useLocale();
  return useMemo(() => {
    const amount = numberFormat(locale, { maximumFractionDigits: 1 });
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const whole = numberFormat(locale, { maximumFractionDigits: 0 });
    return {
      /** Points of a score. */
      points: (value: number) => whole.format(value),
      /** t CO2e. */
      amount: (value: number) => amount.format(value),
      /** `value` is in percent. */
      percent: (value: number) => percent.format(value / 100),
    };
  }, [locale]);
}
