import type { MoneyProvenance } from '../../contracts/ca-provenance';

/** The yearly means that a conversion looks up. */
export interface MoneyTables {
  /** Units of a currency per EUR. */
  unitsPerEur(currency: string, year: number): number | undefined;
  /** US consumer prices. */
  priceIndex(year: number): number | undefined;
  /** The last years that the tables have. */
  lastRateYear: number;
  lastPriceYear: number;
}

/** The year whose prices the spend-based factors are per USD of. */
export const priceYear = 2022;

/** There is no rate of the currency, or no price index, for the year. */
export class NoRateError extends Error {
  constructor(
    readonly currency: string,
    readonly year: number,
  ) {
    super(
      `There is no mean rate of ${currency} for ${year}; enter the turnover in thousand USD of ${priceYear} or in another currency.`,
    );
  }
}

/**
 * Turnover of a year in USD of the price year, step by step: the mean rate of the year into USD, then US consumer
 * prices. A year after the last one of a table takes that one. USD need no rate.
 * @throws NoRateError
 */
export function toUsd(
  { turnoverInThsd, currency, year }: { turnoverInThsd: number; currency: string; year: number },
  tables: MoneyTables,
): MoneyProvenance & { turnoverInThsdUSD: number } {
  const rateYear = Math.min(year, tables.lastRateYear);
  const indexYear = Math.min(year, tables.lastPriceYear);
  const [perEur, usdPerEur] = [currency, 'USD'].map((each) => tables.unitsPerEur(each, rateYear));
  const [index, target] = [indexYear, priceYear].map((each) => tables.priceIndex(each));
  const usdPerUnit = currency === 'USD' ? 1 : perEur && usdPerEur && usdPerEur / perEur;
  if (!usdPerUnit || !index || !target) throw new NoRateError(currency, year);
  const steps = { turnoverInThsd, currency, usdPerUnit, rateYear, priceFactor: target / index, indexYear };
  return { ...steps, turnoverInThsdUSD: turnoverInThsd * usdPerUnit * steps.priceFactor };
}
