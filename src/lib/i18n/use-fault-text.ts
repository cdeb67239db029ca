import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerFault } from '../../../core/assessment/fault';
import { formatDay } from '../../../core/dates/format-day';
import { numberFormat } from '../../../core/i18n/intl';
import { useLocale } from './use-locale';

const isYear = ({ min, max }: { min: number; max: number }) => min >= 1900 && max <= 2100;

/** The text for a fault in an answer: at its field, and among the unsent changes. */
export function useFaultText(): (fault: AnswerFault | undefined) => string | undefined {
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  return useCallback(
    (fault) => {
      if (!fault) return undefined;
      const number = (value: number) => numberFormat(locale).format(value);
      const day = (value: string) => formatDay(`${value}T00:00:00Z`, locale, 'UTC');
      if (fault.code === 'dayOutOfRange')
        return t('fault.dayOutOfRange', { min: day(fault.min), max: day(fault.max) });
      if (fault.code === 'tooLong') return t('fault.tooLong', { max: number(fault.max) });
      if (fault.code === 'unknownCodes') return t('fault.unknownCodes', { codes: fault.codes });
      if (fault.code !== 'outOfRange') return t(`fault.${fault.code}`);
      // Years have no thousands separators.
      if (isYear(fault)) return t('fault.yearOutOfRange', { min: fault.min, max: fault.max });
      return t('fault.outOfRange', { min: number(fault.min), max: number(fault.max) });
    },
    [t, locale],
  );
}
