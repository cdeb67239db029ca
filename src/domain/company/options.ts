import { countryName } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import type { ComboOption } from '../../components/form/combo-option';

/** A country with its names from the server: a browser takes long to build its own table of names. */
export interface NamedCountry {
  code: string;
  names: Readonly<Record<Locale, string>>;
}

/** Contains only the chosen country until the field is used. */
export function countryOption(code: string, locale: Locale, named?: NamedCountry): ComboOption {
  return { value: code, label: code === named?.code ? named.names[locale] : countryName(code, locale) };
}

export const companySizes = ['1', '2', '3', '4', '5'] as const;
export const salutations = ['', 'Ms', 'Mr', 'Mx'] as const;
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
