import fc from 'fast-check';
import { standInFactor } from './factor';
import { combinePercent, factorUncertainty, UncertainSum, type UncertainTerm } from './uncertainty';

const term = (kg: number, factorId: string, amountUncertainty: number, ofFactor: number): UncertainTerm => ({
  baseKg: kg,
  factor: { id: factorId, key: 'activity/101', source: { publisher: 'P', edition: '1' } },
  amountUncertainty,
  factorUncertainty: ofFactor,
});

function sumUncertainty(terms: readonly UncertainTerm[]): number {
  const sum = new UncertainSum();
  for (const each of terms) sum.add(each);
  return sum.percent();
}

test('a product of 3 % and 4 % is uncertain by 5 % (IPCC 2006, equation 3.1)', () => {
  expect(combinePercent(3, 4)).toBe(5);
});

test('a sum of independent terms (equation 3.2): 300 kg at 10 % and 400 kg at 10 % are 700 kg at 50/700', () => {
  expect(sumUncertainty([term(300, 'a', 0, 10), term(400, 'b', 0, 10)])).toBeCloseTo(5000 / 700, 12);
});

test('rows of one factor share its error: 300 kg and 400 kg at 10 % are 700 kg at 10 %', () => {
  expect(sumUncertainty([term(300, 'a', 0, 10), term(400, 'a', 0, 10)])).toBeCloseTo(10, 12);
});

test('spend factors of one publication share the cause of their error, of two publications none', () => {
  const spent = (kg: number, id: string, publisher: string): UncertainTerm => ({
    ...term(kg, id, 0, 50),
    factor: { id, key: `spend/${id}`, source: { publisher, edition: '1' } },
  });
  expect(sumUncertainty([spent(300, 'a', 'EPA'), spent(400, 'b', 'EPA')])).toBeCloseTo(50, 12);
  expect(sumUncertainty([spent(300, 'a', 'EPA'), spent(400, 'b', 'CEDA')])).toBeCloseTo(250 / 7, 12);
});

test('the effect of a better figure is that of the sum with it', () => {
  const [gas, steel] = [term(300, 'a', 15, 10), term(400, 'b', 2, 20)];
  const better = { ...gas, amountUncertainty: 2 };
  const sumOf = (...terms: UncertainTerm[]) => {
    const sum = new UncertainSum();
    for (const each of terms) sum.add(each);
    return sum;
  };
  expect(sumOf(gas, steel).percentIf(sumOf(gas), sumOf(better))).toBeCloseTo(
    sumOf(better, steel).percent(),
    12,
  );
});

test('an empty sum has no uncertainty', () => {
  expect(sumUncertainty([])).toBe(0);
  expect(sumUncertainty([term(0, 'a', 10, 10)])).toBe(0);
});

test('another year and another place each add an error as large as the factor has', () => {
  const { factor } = standInFactor('kWh');
  expect(factorUncertainty(factor, [])).toBe(100);
  expect(factorUncertainty(factor, ['OTHER_GEOGRAPHY'])).toBeCloseTo(100 * Math.SQRT2, 12);
  expect(factorUncertainty(factor, ['EARLIER_YEAR', 'OTHER_GEOGRAPHY'])).toBeCloseTo(100 * Math.sqrt(3), 12);
  expect(factorUncertainty(factor, ['GRID_FOR_RESIDUAL_MIX'])).toBe(100);
});

test('a sum is never more uncertain than its most uncertain term, nor does the order matter', () => {
  const terms = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('a', 'b', 'c'), fc.nat(50), fc.nat(100))
      .map(([kg, id, ofAmount, ofFactor]) => term(kg, id, ofAmount, ofFactor)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(terms, (given) => {
      const most = Math.max(...given.map((one) => one.amountUncertainty + one.factorUncertainty));
      expect(sumUncertainty(given)).toBeLessThanOrEqual(most + 1e-9);
      expect(sumUncertainty([...given].reverse())).toBeCloseTo(sumUncertainty(given), 9);
    }),
  );
});
