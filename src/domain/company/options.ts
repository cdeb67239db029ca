import { alpha2Codes } from '../../../core/countries/alpha-2';
import { countryName } from '../../../core/countries/country-name';
import { likelyCountries } from '../../../core/countries/likely-countries';
import type { Locale } from '../../../core/i18n/locales';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../../components/form/combo-option';

/** What else finds a country, by its code. */
export type CountryWords = (code: string) => readonly string[];

/**
 * All countries with their names in a language, in the order of that language; the one that is expected stands first.
 * They are found by code, English name and further words; the likelier of several comes first.
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

/** The one country that is chosen; the others are named when the field is used. */
export function countryOption(code: string, locale: Locale): ComboOption {
  return { value: code, label: countryName(code, locale) };
}

export const companySizes = ['1', '2', '3', '4', '5'] as const;
export const salutations = ['', 'Ms', 'Mr', 'Mx'] as const;
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
