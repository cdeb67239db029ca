import { useMemo } from 'react';
import { dateFormat, numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

interface Measurements {
  /** A moment in milliseconds since 1970. */
  moment: (at: number) => string;
  duration: (ms: number) => string;
  count: (number: number) => string;
}

/** What a phase or a call took, and when, as the reader's language writes it. */
export function useMeasurements(): Measurements {
  const { locale } = useLocale();
  return useMemo(() => {
    const moments = dateFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
    const durations = numberFormat(locale, {
      style: 'unit',
      unit: 'millisecond',
      maximumFractionDigits: 0,
    });
    const numbers = numberFormat(locale);
    return {
      moment: (at) => moments.format(at),
      duration: (ms) => durations.format(ms),
      count: (number) => numbers.format(number),
    };
  }, [locale]);
}
