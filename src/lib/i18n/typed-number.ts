import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { parseNumber } from '../../../core/assessment/parse-number';

/** What a person may go on typing in: without signs between thousands. */
export const typedNumber = {
  maximumSignificantDigits: 15,
  useGrouping: false,
} as const satisfies Intl.NumberFormatOptions;

/** A number that was typed in one language as another writes it; what is no number stays as it is. */
export function retyped(text: string, from: Locale, to: Locale): string {
  const value = from === to ? undefined : parseNumber(text, from);
  return value === undefined ? text : numberFormat(to, typedNumber).format(value);
}
