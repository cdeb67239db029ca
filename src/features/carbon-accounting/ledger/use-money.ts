import { useMemo } from 'react';
import { numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Formats money given in hundredths, with its currency if there is one. */
export function useMoney(): (cents: number, currency?: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const { format } = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (cents, currency) => format(cents / 100) + (currency ? `\u00a0${currency}` : '');
  }, [locale]);
}
