import { dateFormat } from '../i18n/intl';
import type { Locale } from '../i18n/locales';
import { parseInstant } from './parse-instant';

/**
 * The day of an instant in the reader's language: `Nov 20, 2026` in English, the language's own medium form
 * elsewhere. Undefined for an empty or invalid value; the caller then shows the translated `Never`.
 *
 * @param timeZone IANA name; without it the zone of the machine, which in a browser is the reader's own.
 */
export function formatDay(
  value: string | null | undefined,
  locale: Locale,
  timeZone?: string,
): string | undefined {
  const instant = parseInstant(value);
  const zone = timeZone === undefined ? {} : { timeZone };
  return (
    instant &&
    dateFormat(locale === 'en' ? 'en-US' : locale, { dateStyle: 'medium', ...zone }).format(instant)
  );
}
