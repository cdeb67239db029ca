import { regionNames } from '../i18n/intl';
import { locales, type Locale } from '../i18n/locales';

/**
 * A country's name in the reader's language, from the tables built into every browser; for an unknown code the given
 * English name, else the code itself.
 */
export function countryName(code: string, locale: Locale, englishName?: string): string {
  return translated(code, locale) ?? englishName ?? code;
}

/** A country's name in every language. */
export function countryNames(code: string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, countryName(code, locale)])) as Record<
    Locale,
    string
  >;
}

function translated(code: string, locale: Locale): string | undefined {
  return /^[A-Z]{2}$/i.test(code) ? regionNames(locale).of(code.toUpperCase()) : undefined;
}
