import fc from 'fast-check';
import { NoRateError, priceYear, toUsd, type MoneyTables } from './money';

const tables: MoneyTables = {
  unitsPerEur: (currency, year) => (year < 2010 ? undefined : { EUR: 1, USD: 1.1, CHF: 0.95 }[currency]),
  priceIndex: (year) => ({ 2010: 218.056, 2022: 292.655, 2024: 313.689 })[year],
  lastRateYear: 2024,
  lastPriceYear: 2024,
};

test('EUR of 2024 become USD of 2024, then USD of 2022', () => {
  const { usdPerUnit, priceFactor, turnoverInThsdUSD } = toUsd(
    { turnoverInThsd: 5_000, currency: 'EUR', year: 2024 },
    tables,
  );
  expect([usdPerUnit, priceFactor]).toEqual([1.1, 292.655 / 313.689]);
  expect(turnoverInThsdUSD).toBeCloseTo((5_000 * 1.1 * 292.655) / 313.689, 9);
});

test('another currency is converted by its rate to EUR, and USD need none', () => {
  expect(toUsd({ turnoverInThsd: 1, currency: 'CHF', year: 2024 }, tables).usdPerUnit).toBe(1.1 / 0.95);
  expect(toUsd({ turnoverInThsd: 7, currency: 'USD', year: priceYear }, tables).turnoverInThsdUSD).toBe(7);
});

test('a year after the tables takes their last one, with a note', () => {
  const found = toUsd({ turnoverInThsd: 1, currency: 'EUR', year: 2026 }, tables);
  expect([found.rateYear, found.indexYear]).toEqual([2024, 2024]);
});

test.each([
  ['XXX', 2024],
  ['EUR', 2009],
  ['USD', 2009],
])('%s of %i has no rate', (currency, year) => {
  expect(() => toUsd({ turnoverInThsd: 1, currency, year }, tables)).toThrow(NoRateError);
});

test('converting there and back gives the same money', () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e9, noNaN: true }),
      fc.constantFrom('EUR', 'CHF', 'USD'),
      fc.constantFrom(2010, 2022, 2024),
      (turnoverInThsd, currency, year) => {
        const { turnoverInThsdUSD, usdPerUnit, priceFactor } = toUsd(
          { turnoverInThsd, currency, year },
          tables,
        );
        expect(Math.abs(turnoverInThsdUSD / priceFactor / usdPerUnit / turnoverInThsd - 1)).toBeLessThan(
          1e-12,
        );
      },
    ),
  ));
