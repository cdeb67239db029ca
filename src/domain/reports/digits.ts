/** All digits of a number, without binary rounding errors. */
export const allDigits = { maximumSignificantDigits: 15 } as const;

/** Readable digits for numbers that nobody has typed: two decimals, or four significant digits for small numbers. */
export const readableDigits = {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 4,
  roundingPriority: 'morePrecision',
} as const;
