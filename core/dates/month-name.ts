import { dateFormat } from '../i18n/intl';
import type { Locale } from '../i18n/locales';

/** The name of a month, 1 to 12, in a language. */
export function monthName(month: number, locale: Locale): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
}
