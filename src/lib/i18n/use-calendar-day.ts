import { useCallback } from 'react';
import { formatDay } from '../../../core/dates/format-day';
import { useLocale } from './use-locale';

/** Formats a calendar day `YYYY-MM-DD` in the reader's language, the same in every time zone. */
export function useCalendarDay(): (day: string) => string {
  const { locale } = useLocale();
  return useCallback((day) => formatDay(`${day}T00:00:00Z`, locale, 'UTC') ?? day, [locale]);
}
