import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../core/dates/format-day';
import { parseInstant } from '../../../core/dates/parse-instant';
import { useLocale } from '../../lib/i18n/use-locale';

interface DayProps {
  value: string | null;
  /** Shown without a value; by default the word for `never`. */
  none?: string;
}

/** A day in the reader's language and time zone. */
export function Day({ value, none }: DayProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const instant = parseInstant(value);
  if (!instant) return <>{none ?? t('common:never')}</>;
  return <time dateTime={instant.toISOString()}>{formatDay(value, locale)}</time>;
}
