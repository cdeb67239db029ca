import { parseNumber } from '../../../../core/assessment/parse-number';
import type { Locale } from '../../../../core/i18n/locales';

/** The mantissa of such a number has no grouping, so either separator in it is the decimal one. */
const scientific = /^([+-]?\d+)(?:[.,](\d+))?e([+-]?\d{1,3})$/iu;

/**
 * The number in a text cell, in the format of the language, or in the format that spreadsheets use for large
 * numbers in a CSV file (1.2E+06). Undefined for anything else, and for a percent sign where `unit` is another.
 */
export function readNumber(text: string, locale: Locale, unit: string): number | undefined {
  const [, whole, fraction = '', exponent] = scientific.exec(text) ?? [];
  if (whole === undefined) return parseNumber(text, locale, unit);
  const value = Number(`${whole}.${fraction || '0'}e${exponent}`);
  // Turns "-0" into 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}
