const newer = ['roundingPriority', 'roundingIncrement', 'roundingMode', 'trailingZeroDisplay'];

/** `Intl.NumberFormat` as in Firefox 115, which has no version 3 of it. */
export class NumberFormat115 extends Intl.NumberFormat {
  constructor(locale?: string, { useGrouping = true, ...options }: Intl.NumberFormatOptions = {}) {
    if (options.signDisplay === 'negative') throw new RangeError('invalid value "negative" for signDisplay');
    const known = Object.entries(options).filter(([name]) => !newer.includes(name));
    super(locale, { ...Object.fromEntries(known), useGrouping: Boolean(useGrouping) });
  }
}
