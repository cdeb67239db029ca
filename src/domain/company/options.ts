import { countryName } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import type { ComboOption } from '../../components/form/combo-option';

/** The one country that is chosen; the others are named when the field is used. */
export function countryOption(code: string, locale: Locale): ComboOption {
  return { value: code, label: countryName(code, locale) };
}

export const companySizes = ['1', '2', '3', '4', '5'] as const;
export const salutations = ['', 'Ms', 'Mr', 'Mx'] as const;
export const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
