import type { MoneyRates } from '../../contracts/ca-settings';
import type { MoneyTables } from './money';

/** Makes the lists of rates and prices searchable by currency and year. */
export function toMoneyTables({ rates, prices }: MoneyRates): MoneyTables {
  const series = new Map(rates.map((each) => [each.currency, each]));
  const usd = series.get('USD');
  return {
    unitsPerEur(currency, year) {
      if (currency === 'EUR') return 1;
      const found = series.get(currency);
      return found?.unitsPerEur[year - found.firstYear] ?? undefined;
    },
    priceIndex: (year) => prices.index[year - prices.firstYear],
    lastRateYear: usd ? usd.firstYear + usd.unitsPerEur.length - 1 : 0,
    lastPriceYear: prices.firstYear + prices.index.length - 1,
  };
}
