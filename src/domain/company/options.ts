import { alpha2Codes } from '../../../core/countries/alpha-2';
import { countryName } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../../components/form/combo-match';

const countriesByLocale = new Map<Locale, readonly ComboOption[]>();

/** All countries with their names in a language, in the order of that language. */
export function countryOptions(locale: Locale): readonly ComboOption[] {
  const known = countriesByLocale.get(locale);
  if (known) return known;
  const { compare } = collator(locale);
  const options = alpha2Codes
    .map((code) => ({ value: code, label: countryName(code, locale), terms: [code] }))
    .sort((a, b) => compare(a.label, b.label));
  countriesByLocale.set(locale, options);
  return options;
}

/** The one country that is chosen; the others are named when the field is used. */
export function countryOption(code: string, locale: Locale): ComboOption {
  return { value: code, label: countryName(code, locale) };
}

export const companySizes = ['1', '2', '3', '4', '5'] as const;
export const salutations = ['', 'Ms', 'Mr', 'Mx'] as const;
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
