/** All digits of a number, without those that only its binary form has. */
export const allDigits = { maximumSignificantDigits: 15 } as const;

/** Of a number that nobody has typed as many digits as anybody reads: two decimals; of small numbers four digits. */
export const readableDigits = {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 4,
  roundingPriority: 'morePrecision',
} as const;
