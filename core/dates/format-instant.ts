import { dateFormat } from '../i18n/intl';
import type { Locale } from '../i18n/locales';

/** Day, time and zone in a language, for readers whose zone is unknown: `Dec 1, 2026, 11:42:13 AM UTC`. */
export const formatInstant = (instant: Date, locale: Locale): string =>
  dateFormat(locale === 'en' ? 'en-US' : locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(instant);
