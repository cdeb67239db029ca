import { numberFormat, type NumberOptions } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { typedNumber } from './typed-number';

/** Number formats for display; calculations never use rounded values. */
const formats = {
  /** Tonnes in tables: one decimal, so that the decimal signs align. */
  tons: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  /** Tonnes more or less than before. */
  change: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  /** Tonnes in a sentence, where nothing needs to align. */
  mass: { maximumFractionDigits: 1 },
  /** Points of a score. */
  points: { maximumFractionDigits: 0 },
  /** Percent without its sign. */
  percent: { maximumFractionDigits: 1 },
  /** Sums of shares, without binary rounding errors. */
  share: { maximumFractionDigits: 2 },
  /** By how much shares differ from 100 percent, however little. */
  difference: { maximumFractionDigits: 9 },
  /** As entered, or as a factor's publisher wrote it. */
  exact: { maximumSignificantDigits: 12 },
  /** Emission factors, which differ by orders of magnitude. */
  factor: { maximumSignificantDigits: 4 },
  money: { maximumFractionDigits: 0 },
  fewDigits: { maximumSignificantDigits: 2 },
  /** Thousands of a currency in tables: two decimals, so that the decimal signs align. */
  thousands: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  /** Enough to check a result with a pocket calculator. */
  checked: { maximumSignificantDigits: 8 },
  typed: typedNumber,
} as const satisfies Record<string, NumberOptions>;

export type FigureFormat = keyof typeof formats;

/** `Intl` writes a hyphen, which is shorter than the plus sign, and which screen readers leave out. */
const withMinus = (text: string): string => text.replace('-', '−');

/** A number in the reader's language. */
export function formatFigure(value: number, format: FigureFormat, locale: Locale): string {
  // Zero has no sign.
  const text = numberFormat(locale, formats[format]).format(value === 0 ? 0 : value);
  return format === 'typed' ? text : withMinus(text);
}

/** A unit price may be only a fraction. */
const maxMoneyDigits = 6;

/** @param currency code of ISO 4217 */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  const { maximumFractionDigits: usual = 0 } = numberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const maximumFractionDigits = Math.max(usual, maxMoneyDigits);
  return withMinus(
    numberFormat(locale, { style: 'currency', currency, maximumFractionDigits }).format(value),
  );
}

/** Formats a value that would round to zero as less than `least`, the smallest that can be shown. */
function orLess(value: number, least: number, format: (value: number) => string): string {
  if (value === 0 || Math.abs(value) >= least / 2) return format(value);
  return value > 0 ? `< ${format(least)}` : `> ${format(-least)}`;
}

/** Formats tonnes; a value that would round to zero is shown as less than 0.1. */
export function formatTons(
  value: number,
  locale: Locale,
  format: 'tons' | 'change' | 'mass' = 'tons',
): string {
  return orLess(value, 0.1, (shown) => formatFigure(shown, format, locale));
}

/** Formats a number at a chart, where there is little room; small ones keep two digits. */
export const formatAtChart = (value: number, locale: Locale): string =>
  formatFigure(value, Math.abs(value) < 10 ? 'fewDigits' : 'money', locale);

/**
 * Formats percent with its sign; a value that would round to zero is shown as less than the smallest one.
 * @param decimals 0 or 1 at most
 * @param least that many decimals in any case, so that the decimal signs of a column align
 */
export function formatPercent(value: number, locale: Locale, decimals: 0 | 1, least: 0 | 1 = 0): string {
  const options = { minimumFractionDigits: least, maximumFractionDigits: decimals };
  const { format } = numberFormat(locale, { style: 'percent', ...options });
  return orLess(value, decimals === 0 ? 1 : 0.1, (shown) => withMinus(format(shown / 100)));
}
