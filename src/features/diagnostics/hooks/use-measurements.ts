import { useMemo } from 'react';
import { dateFormat, numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

interface Measurements {
  /** A point in time, in milliseconds since 1970. */
  moment: (at: number) => string;
  duration: (ms: number) => string;
  count: (number: number) => string;
}

/** Durations and times of phases and calls, formatted in the reader's language. */
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
