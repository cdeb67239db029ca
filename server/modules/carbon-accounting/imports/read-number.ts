import { parseNumber } from '../../../../core/assessment/parse-number';
import type { Locale } from '../../../../core/i18n/locales';

/** The mantissa of such a number is never grouped, so that either sign in it is the decimal one. */
const scientific = /^([+-]?\d+)(?:[.,](\d+))?e([+-]?\d{1,3})$/iu;

/**
 * The number in a cell of text, as the language writes it, or as spreadsheets write large ones into a CSV file
 * (1.2E+06). Undefined for what is no number.
 */
export function readNumber(text: string, locale: Locale): number | undefined {
  const [, whole, fraction = '', exponent] = scientific.exec(text) ?? [];
  if (whole === undefined) return parseNumber(text, locale);
  const value = Number(`${whole}.${fraction || '0'}e${exponent}`);
  // So that "-0" is 0.
  return Number.isFinite(value) ? value + 0 : undefined;
}
