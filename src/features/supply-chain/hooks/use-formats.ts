import { useMemo } from 'react';
import { formatDay } from '../../../../core/dates/format-day';
import { numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';

/** Numbers and days as the reader's language writes them. */
export function useFormats() {
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const tonnes = numberFormat(locale, { maximumFractionDigits: 1 });
    return {
      percent: (value: number) => percent.format(value / 100),
      /** With one more digit: most suppliers have a small part of the purchases. */
      share: (value: number) => share.format(value / 100),
      tonnes: (value: number) => tonnes.format(value),
      /** A calendar day `YYYY-MM-DD`, the same in every time zone. */
      calendarDay: (day: string) => formatDay(`${day}T00:00:00Z`, locale, 'UTC') ?? day,
    };
  }, [locale]);
}
