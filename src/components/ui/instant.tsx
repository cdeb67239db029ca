import { dateFormat } from '../../../core/i18n/intl';
import { useLocale } from '../../lib/i18n/use-locale';

/** Date and time in the reader's language and time zone. */
export function InstantText({ value }: { value: string }) {
  const { locale } = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
