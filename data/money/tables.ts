import { toMoneyTables } from '../../core/carbon/factors/money-tables';
import type { MoneyRates } from '../../core/contracts/ca-settings';
import { usCpi } from './cpi';
import { ecbRates } from './ecb';

/** The shipped rates and prices, as sent to the app. */
export const moneyRates: MoneyRates = {
  rates: ecbRates.map(([currency, firstYear, unitsPerEur]) => ({
    currency,
    firstYear,
    unitsPerEur: [...unitsPerEur],
  })),
  prices: { firstYear: Math.min(...usCpi.keys()), index: [...usCpi.values()] },
};

export const moneyTables = toMoneyTables(moneyRates);

/** Currencies for a company's books, ISO 4217. */
export const currencies: readonly string[] = [
  'EUR',
  ...moneyRates.rates.map(({ currency }) => currency),
].sort();

const recentYears = Array.from({ length: 5 }, (_, back) => moneyTables.lastRateYear - back);

/** Those that were in use in one of the last five years. */
export const recentCurrencies = currencies.filter((currency) =>
  recentYears.some((year) => moneyTables.unitsPerEur(currency, year) !== undefined),
);
