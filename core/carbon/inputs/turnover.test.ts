import fc from 'fast-check';
import { currencies, moneyTables } from '../../../data/money/tables';
import { toUsd } from '../factors/money';
import { turnoverIn, turnoverRule } from './turnover';

const years = fc.integer({ min: 2010, max: 2027 });
const amounts = fc.double({ min: 0.001, max: 1e6, noNaN: true });
const known = fc
  .record({ unit: fc.constantFrom(...currencies), year: years })
  .filter((of) => turnoverRule(of, moneyTables)(0) === undefined);

test('a turnover keeps what was typed, and converts back from USD of 2022 by its own steps', () => {
  fc.assert(
    fc.property(amounts, known, (amount, { unit, year }) => {
      const turnover = turnoverIn(amount, { unit, year }, moneyTables);
      expect(turnover).toMatchObject({ turnoverInThsd: amount, currency: unit });
      const { usdPerUnit, priceFactor } = toUsd({ turnoverInThsd: 1, currency: unit, year }, moneyTables);
      const back = turnover.turnoverInThsdUSD / priceFactor / usdPerUnit;
      expect(Math.abs(back - amount)).toBeLessThanOrEqual(1e-9 * amount);
    }),
  );
});

test('the same money in two currencies is the same in USD of 2022', () => {
  fc.assert(
    fc.property(amounts, known, fc.constantFrom(...currencies), (amount, { unit, year }, other) => {
      fc.pre(turnoverRule({ unit: other, year }, moneyTables)(0) === undefined);
      const rate = (currency: string) => toUsd({ turnoverInThsd: 1, currency, year }, moneyTables).usdPerUnit;
      const exchanged = (amount * rate(unit)) / rate(other);
      const [one, two] = [
        turnoverIn(amount, { unit, year }, moneyTables),
        turnoverIn(exchanged, { unit: other, year }, moneyTables),
      ].map(({ turnoverInThsdUSD }) => turnoverInThsdUSD);
      expect(Math.abs((one ?? NaN) - (two ?? NaN))).toBeLessThanOrEqual(
        1e-9 * Math.max(one ?? NaN, two ?? NaN),
      );
    }),
  );
});

test.each([
  [{ unit: 'EUR', year: 2024 }, 5000, undefined],
  [{ unit: 'EUR', year: 2024 }, -1, 'TURNOVER_NEGATIVE'],
  [{ unit: 'EUR', year: 2024 }, NaN, 'TURNOVER_NEGATIVE'],
  [{ unit: 'EUR', year: 2009 }, 5000, 'NO_RATE'],
  [{ unit: 'XXX', year: 2024 }, 5000, 'NO_RATE'],
  [{ unit: null, year: 2009 }, 5000, undefined],
  [{ unit: null, year: 2024 }, 2e9, 'TURNOVER_TOO_LARGE'],
  // More than a billion of thousands, and a tenth of that in USD.
  [{ unit: 'JPY', year: 2024 }, 2e9, undefined],
])('in %j a turnover of %d has the fault %s', (of, turnover, fault) => {
  expect(turnoverRule(of, moneyTables)(turnover)).toBe(fault);
});
