import { numberFormat, type NumberOptions } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { parseNumber } from '../../../core/assessment/parse-number';

/** A number format for editing: without thousands separators. */
export const typedNumber = {
  maximumSignificantDigits: 15,
  useGrouping: false,
} as const satisfies NumberOptions;

/**
 * Converts a typed number from one language's notation to another's, with its percent sign, which may be a mistake to
 * correct; anything else stays as it is.
 */
export function convertNumber(text: string, from: Locale, to: Locale): string {
  const value = from === to ? undefined : parseNumber(text, from);
  return value === undefined
    ? text
    : numberFormat(to, typedNumber).format(value) + text.replace(/[^%％]/gu, '');
}
