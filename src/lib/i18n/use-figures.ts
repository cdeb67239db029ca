import { useMemo } from 'react';
import { numberFormat } from '../../../core/i18n/intl';
import { useLocale } from '../../lib/i18n/use-locale';

/** Shares and masses as the reader's language writes them. */
export function useFigures() {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const tonnes = numberFormat(locale, { maximumFractionDigits: 1 });
    return {
      /** `value` is in percent. */
      percent: (value: number) => percent.format(value / 100),
      tonnes: (value: number) => tonnes.format(value),
    };
  }, [locale]);
}
