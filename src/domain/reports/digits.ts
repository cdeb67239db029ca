import type { NumberOptions } from '../../../core/i18n/intl';

/** The digits to show of a number. */
export type Digits = (value: number) => NumberOptions;

/** All digits of a number, without binary rounding errors. */
export const allDigits = { maximumSignificantDigits: 15 } as const satisfies NumberOptions;

/** Readable digits for numbers that nobody has typed: two decimals, or four significant digits for small numbers. */
export const readableDigits: Digits = (value) =>
  Math.abs(value) < 10 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 };
