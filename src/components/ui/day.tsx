import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../core/dates/format-day';
import { parseInstant } from '../../../core/dates/parse-instant';
import { useLocale } from '../../lib/i18n/use-locale';

/** A day in the reader's language and time zone, or the word for `never`. */
export function Day({ value }: { value: string | null }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const instant = parseInstant(value);
  if (!instant) return <>{t('common:never')}</>;
  return <time dateTime={instant.toISOString()}>{formatDay(value, locale)}</time>;
}
