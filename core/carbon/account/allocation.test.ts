import fc from 'fast-check';
import { allocate, isMoreThanAll, shareOf, sumOfShares, type Sold } from './allocation';

const tonnes = { scope1: 100, scope2: 50, scope3: 850, total: 1000 };
const nothing: Sold = { turnover: null, quantity: null };
const usd = (turnoverInThsdUSD: number): Sold => ({
  ...nothing,
  turnover: { turnoverInThsdUSD, turnoverInThsd: null, currency: null },
});
const euro = (turnoverInThsd: number, rate = 1.1): Sold => ({
  ...nothing,
  turnover: { turnoverInThsdUSD: turnoverInThsd * rate, turnoverInThsd, currency: 'EUR' },
});

test('a customer that bought a fifth for its money gets a fifth of each scope', () => {
  const share = shareOf(euro(1200), euro(6000), 'economic');
  expect(share).toBe(0.2);
  expect(allocate(tonnes, share ?? 0)).toEqual({ scope1: 20, scope2: 10, scope3: 170, total: 200 });
});

test('money of one currency is compared as typed, of two in USD of 2022', () => {
  // Rates that were better known later change no share within one currency.
  expect(shareOf(euro(1200, 1.2), euro(6000, 1.1), 'economic')).toBe(0.2);
  expect(shareOf(euro(1000, 1.1), usd(5500), 'economic')).toBeCloseTo(0.2, 12);
});

test('mass or pieces are compared with all that was sold of them', () => {
  const sold = { ...euro(9999), quantity: 30 };
  expect(shareOf(sold, { ...euro(1), quantity: 120 }, 'physical')).toBe(0.25);
});

test.each([
  ['nothing was sold', nothing, usd(5)],
  ['zero was sold', usd(0), usd(5)],
  ['the whole is not known', usd(5), nothing],
  ['the whole is zero', usd(5), usd(0)],
])('there is no share if %s', (_why, sold, all) => {
  expect(shareOf(sold, all, 'economic')).toBeNull();
  expect(shareOf(sold, all, 'physical')).toBeNull();
});

test('a hundred percent may be missed only by rounding', () => {
  const thirds = [1, 1, 1].map((part) => shareOf(usd(part), usd(3), 'economic'));
  expect(isMoreThanAll(sumOfShares(thirds))).toBe(false);
  expect(isMoreThanAll(sumOfShares([0.6, null, 0.4000001]))).toBe(true);
});

const positive = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
const inventory = fc
  .tuple(positive, positive, positive)
  .map(([scope1, scope2, scope3]) => ({ scope1, scope2, scope3, total: scope1 + scope2 + scope3 }));

test('what is allocated to all customers together never exceeds the inventory, nor does any scope', () => {
  fc.assert(
    fc.property(
      inventory,
      fc.array(positive, { minLength: 1, maxLength: 30 }),
      positive,
      (whole, sold, rest) => {
        const all = usd(sold.reduce((sum, each) => sum + each, 0) + rest);
        const shares = sold.map((each) => shareOf(usd(each), all, 'economic'));
        expect(isMoreThanAll(sumOfShares(shares))).toBe(false);
        const parts = shares.map((share) => allocate(whole, share ?? 0));
        for (const scope of ['scope1', 'scope2', 'scope3', 'total'] as const) {
          const sum = parts.reduce((kg, part) => kg + part[scope], 0);
          expect(sum).toBeLessThanOrEqual(whole[scope] * (1 + 1e-9));
        }
      },
    ),
  );
});

test('twice the inventory allocates twice as much; other money for everything allocates the same', () => {
  fc.assert(
    fc.property(inventory, positive, positive, positive, (whole, sold, rest, scale) => {
      const share = shareOf(usd(sold), usd(sold + rest), 'economic') ?? 0;
      const twice = allocate(
        {
          scope1: 2 * whole.scope1,
          scope2: 2 * whole.scope2,
          scope3: 2 * whole.scope3,
          total: 2 * whole.total,
        },
        share,
      );
      expect(twice.total).toBeCloseTo(2 * allocate(whole, share).total, 6);
      const scaled = shareOf(usd(sold * scale), usd((sold + rest) * scale), 'economic') ?? 0;
      expect(scaled / share).toBeCloseTo(1, 9);
    }),
  );
});
