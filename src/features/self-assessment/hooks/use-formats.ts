import { useMemo } from 'react';
import { numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Numbers as the reader's language writes them. */
export function useFormats() {
  const { locale } = useLocale();
  return useMemo(() => {
    const whole = numberFormat(locale, { maximumFractionDigits: 0 });
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const some = numberFormat(locale, { maximumFractionDigits: 2 });
    return {
      /** Points of a score. */
      points: (value: number) => whole.format(value),
      /** `value` is in percent. */
      percent: (value: number) => percent.format(value / 100),
      number: (value: number) => some.format(value),
    };
  }, [locale]);
}
