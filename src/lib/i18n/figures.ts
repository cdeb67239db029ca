import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { typedNumber } from './typed-number';

/** Ways to write a number; what is calculated with is never rounded. */
const formats = {
  /** Tonnes in tables: one decimal, so that the decimal signs stand below each other. */
  tons: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  /** Tonnes more or less than before. */
  change: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  /** Tonnes in a sentence, where nothing stands below them. */
  mass: { maximumFractionDigits: 1 },
  /** Points of a score. */
  points: { maximumFractionDigits: 0 },
  /** Percent without its sign. */
  percent: { maximumFractionDigits: 1 },
  /** Sums of shares, whose binary digits are nobody's matter. */
  share: { maximumFractionDigits: 2 },
  /** What shares are more or less than 100 percent by, however little. */
  difference: { maximumFractionDigits: 9 },
  /** As entered, or as a factor's publisher wrote it. */
  exact: { maximumSignificantDigits: 12 },
  /** Of emission factors, whose sizes are far apart. */
  factor: { maximumSignificantDigits: 4 },
  money: { maximumFractionDigits: 0 },
  /** Enough to check a result with a pocket calculator. */
  checked: { maximumSignificantDigits: 8 },
  typed: typedNumber,
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export type FigureFormat = keyof typeof formats;

/** A number in the reader's language. */
export function formatFigure(value: number, format: FigureFormat, locale: Locale): string {
  // What is nothing has no sign.
  return numberFormat(locale, formats[format]).format(value === 0 ? 0 : value);
}

/** Of what one unit of something costs a fraction may be all there is. */
const mostMoneyDigits = 6;

/** @param currency code of ISO 4217 */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  const { maximumFractionDigits: usual = 0 } = numberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const maximumFractionDigits = Math.max(usual, mostMoneyDigits);
  return numberFormat(locale, { style: 'currency', currency, maximumFractionDigits }).format(value);
}

/** The smallest number of tonnes that one decimal can say. */
const leastTons = 0.05;

/** Tonnes for a table: what is there but rounds to nothing is said to be less than 0.1. */
export function formatTons(value: number, locale: Locale, format: 'tons' | 'change' = 'tons'): string {
  if (value !== 0 && Math.abs(value) < leastTons)
    return `${value > 0 ? '<' : '>'} ${formatFigure(value > 0 ? 0.1 : -0.1, format, locale)}`;
  return formatFigure(value, format, locale);
}
