import { alpha2Codes } from '../../../core/countries/alpha-2';
import { countryName } from '../../../core/countries/country-name';
import { likelyCountries } from '../../../core/countries/likely-countries';
import { collator } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import type { ComboOption } from '../../components/form/combo-option';

/** Other search words for a country, by its code. */
export type CountryWords = (code: string) => readonly string[];

/**
 * All countries with their names in a language, in the order of that language, the expected one first. They are found
 * by code, English name and other words; likelier matches come first.
 */
export function countryOptions(
  locale: Locale,
  wordsFor: CountryWords,
  expected?: string,
): readonly ComboOption[] {
  const { compare } = collator(locale);
  const weightOf = (code: string) => (code === expected ? 2 : likelyCountries.has(code) ? 1 : 0);
  return alpha2Codes
    .map((code) => ({
      value: code,
      label: countryName(code, locale),
      terms: [code, countryName(code, 'en'), ...wordsFor(code)],
      weight: weightOf(code),
    }))
    .sort((a, b) => Number(b.weight === 2) - Number(a.weight === 2) || compare(a.label, b.label));
}
