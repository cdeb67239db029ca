import { publishedSample } from '../../../tests/support/published-sample';
import { moneyRates } from '../../../data/money/tables';

const rates = publishedSample('money', 'ecb.ts');
const prices = publishedSample('money', 'cpi.ts');

test('the samples exist', () => {
  expect([rates.length, prices.length]).toEqual([20, moneyRates.prices.index.length]);
});

test.each(rates)('ECB: %s in %s', (currency, year, unitsPerEur) => {
  const series = moneyRates.rates.find((each) => each.currency === currency);
  expect(series?.unitsPerEur[Number(year) - series.firstYear]).toBe(Number(unitsPerEur));
});

test.each(prices)('CPI-U of %s', (year, index) => {
  const { firstYear, index: all } = moneyRates.prices;
  expect(all[Number(year) - firstYear]).toBe(Number(index));
});
