import type { MoneyTables } from '../../core/carbon/money';
import { usCpi } from './cpi';
import { ecbRates } from './ecb';

const rates = new Map<string, (typeof ecbRates)[number]>(ecbRates.map((series) => [series[0], series]));
const [, usdFrom, usdRates] = rates.get('USD') ?? ['USD', 0, []];

/** The shipped rates and prices. */
export const moneyTables: MoneyTables = {
  unitsPerEur(currency, year) {
    if (currency === 'EUR') return 1;
    const [, firstYear, units] = rates.get(currency) ?? ['', 0, []];
    return units[year - firstYear] ?? undefined;
  },
  priceIndex: (year) => usCpi.get(year),
  lastRateYear: usdFrom + usdRates.length - 1,
  lastPriceYear: Math.max(...usCpi.keys()),
};

/** Currencies that books can be kept in, ISO 4217. */
export const currencies: readonly string[] = ['EUR', ...rates.keys()].sort();
