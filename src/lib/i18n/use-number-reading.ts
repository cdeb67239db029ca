import { useTranslation } from 'react-i18next';
import { otherReading, parseNumber } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import { useLocale } from './use-locale';

/** How a text is read as a number if it has two readings; undefined otherwise. */
export function useNumberReading(): (text: string) => string | undefined {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  return (text) => {
    const value = parseNumber(text, locale);
    const other = otherReading(text, locale);
    if (value === undefined || other === undefined) return undefined;
    const { format } = numberFormat(locale, { maximumFractionDigits: 3 });
    return t('number.reading', { value: format(value), other: format(other) });
  };
}
