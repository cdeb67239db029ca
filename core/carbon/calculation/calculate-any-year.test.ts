import fc from 'fast-check';
import { SharesOver100Error } from './calculate-year';
import { factorKeys } from '../factors/factor';
import { createFactorBook } from '../factors/factor-book';
import type { YearInputs } from '../inputs/year-inputs';
import {
  factor,
  activity,
  sector,
  supplier,
  segment,
  linkedWith,
  referenceFactors,
  referenceBook,
  calculateYear,
  totalsOf,
} from '../../../tests/support/carbon/year-of-reference';

describe('whatever is entered', () => {
  const codes = ['A', 'B', 'C', 'D'];
  const share = fc.integer({ min: 0, max: 25 });
  const inputs: fc.Arbitrary<YearInputs> = fc.record({
    year: fc.integer({ min: 1990, max: 2030 }),
    homeCountry: fc.constantFrom('DE', 'CN'),
    typicalShares: fc.constant([]),
    allSectors: fc.constant(codes),
    activities: fc.array(
      fc
        .record({
          activityId: fc.constantFrom(101, 201, 999),
          scope: fc.constantFrom(1 as const, 2 as const),
          supply: fc.constantFrom('own' as const, 'grid' as const, 'contract' as const, 'tariff' as const),
          tariff: fc.record({
            supplierFactor: fc.option(fc.nat(2000)),
            electricitySupplier: fc.constantFrom('Utility', ''),
            renewableShare: fc.option(fc.nat(100)),
          }),
          amount: fc.double({ min: 0.001, max: 1e9, noNaN: true }),
          countryCode: fc.constantFrom('DE', 'CN', 'US', 'GB'),
        })
        .map(activity),
    ),
    spend: fc.option(fc.record({ turnoverInThsdUSD: fc.nat(1_000_000), spendShareOfTurnover: fc.nat(100) }), {
      nil: undefined,
    }),
    distributions: fc
      .tuple(...codes.map(() => share))
      .map((shares) =>
        shares.map((s, i) => ({ id: codes[i] ?? '', sector: sector(codes[i] ?? ''), shareOfInput: s })),
      ),
    supplierInputs: fc.array(
      fc
        .record({
          distributionId: fc.constantFrom(...codes, 'gone'),
          countryCode: fc.constantFrom('DE', 'CN'),
          shareOfSectorInput: fc.nat(12),
          linking: fc.option(
            fc.record({
              status: fc.constantFrom('submitted' as const, 'invited' as const),
              segments: fc.array(
                fc
                  .record({
                    sector: fc.constantFrom('STEEL', 'FREIGHT'),
                    country: fc.constantFrom('DE', 'CN'),
                    year: fc.integer({ min: 1990, max: 2030 }),
                    performance: fc.nat(100),
                  })
                  .map(segment),
              ),
              segmentSector: fc.constant(null),
              segmentCountry: fc.constant(null),
            }),
            { nil: undefined },
          ),
        })
        .map(supplier),
      { maxLength: 8 },
    ),
  });
  const holds = (property: (given: YearInputs) => void) => fc.assert(fc.property(inputs, property));
  const near = (a: number, b: number) =>
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a)));
  const totals = (given: YearInputs) => totalsOf(calculateYear(given, referenceBook));

  test('rows are amount x factor, and saved + remaining = baseline', () =>
    holds((given) => {
      for (const { amount, factor: used, baseKg, savedKg, remainingKg } of calculateYear(
        given,
        referenceBook,
      )) {
        near(baseKg, amount * used.value);
        near(savedKg + remainingKg, baseKg);
        expect(Math.min(savedKg, remainingKg)).toBeGreaterThanOrEqual(0);
      }
    }));

  test('rows of the totals add up to the total', () =>
    holds((given) => {
      const counted = calculateYear(given, referenceBook).filter(({ inTotals }) => inTotals);
      near(totals(given).total, counted.reduce((sum, { baseKg }) => sum + baseKg, 0) / 1000);
    }));

  test("suppliers' savings and location-based rows never change the total", () =>
    holds((given) => {
      const nobody = given.supplierInputs.map((each) => ({ ...each, linking: undefined }));
      const [all, alone] = [totals(given), totals({ ...given, supplierInputs: nobody })];
      near(all.total, alone.total);
      near(all.totalWithMeasures + all.scope3Saved, all.total);
      near(all.total, all.scope1 + all.scope2 + all.scope3Baseline);
    }));

  test('a location-based row is reported next to the total, whatever the grid emits', () =>
    holds((given) => {
      // Where all electricity is bought under a contract, the grid is in no row that counts.
      const activities = given.activities.map((each) => ({
        ...each,
        supply: each.supply === 'own' ? ('own' as const) : ('contract' as const),
      }));
      const dirty = createFactorBook(
        [factor(factorKeys.grid, 99, { country: 'DE', forYear: 2024 })],
        [...referenceFactors],
      );
      const before = totals({ ...given, activities });
      const after = totalsOf(calculateYear({ ...given, activities }, dirty));
      near(before.total, after.total);
      near(before.totalWithMeasures, after.totalWithMeasures);
    }));

  test('a performance of another sector or country changes nothing', () =>
    holds((given) => {
      const elsewhere = given.supplierInputs.map((each) => ({
        ...each,
        linking: linkedWith(
          segment({ sector: 'FREIGHT', country: each.countryCode, year: 1990 }),
          segment({ country: 'BR', year: 1990 }),
        ),
      }));
      expect(totals({ ...given, supplierInputs: elsewhere }).scope3Saved).toBe(0);
    }));

  test('purchases, and nothing else, are turnover x their shares', () =>
    holds((given) => {
      for (const { amount, unit, purchase } of calculateYear(given, referenceBook)) {
        expect(purchase !== null).toBe(unit === 'USD');
        if (!purchase) continue;
        const { turnoverInThsdUSD, spendShareOfTurnover, shareOfInput, shareOfSectorInput } = purchase;
        const shares =
          (spendShareOfTurnover / 100) * (shareOfInput / 100) * ((shareOfSectorInput ?? 100) / 100);
        expect(Math.abs((turnoverInThsdUSD * 1000 * shares) / amount - 1)).toBeLessThan(1e-9);
      }
    }));

  test('every USD of purchases is in exactly one row', () =>
    holds((given) => {
      const rows = calculateYear(given, referenceBook).filter(({ unit }) => unit === 'USD');
      const purchases = given.spend
        ? (given.spend.turnoverInThsdUSD * 1000 * given.spend.spendShareOfTurnover) / 100
        : 0;
      near(
        purchases,
        rows.reduce((sum, { amount }) => sum + amount, 0),
      );
    }));

  test('the order of inputs does not matter', () =>
    holds((given) => {
      const turned = {
        ...given,
        activities: [...given.activities].reverse(),
        distributions: [...given.distributions].reverse(),
        supplierInputs: [...given.supplierInputs].reverse(),
      };
      const [a, b] = [totals(given), totals(turned)];
      for (const key of Object.keys(a) as (keyof typeof a)[]) near(a[key], b[key]);
    }));

  test('doubling an amount doubles its rows and no other', () =>
    holds((given) => {
      const [first, ...rest] = given.activities;
      if (!first) return;
      const before = calculateYear(given, referenceBook);
      const doubled = { ...first, amount: first.amount * 2 };
      const after = calculateYear({ ...given, activities: [doubled, ...rest] }, referenceBook);
      const ownRows = calculateYear(
        { ...given, activities: [first], spend: undefined },
        referenceBook,
      ).length;
      before.forEach(({ baseKg }, index) =>
        near(after[index]?.baseKg ?? NaN, index < ownRows ? baseKg * 2 : baseKg),
      );
    }));

  test('a year is the sum of its activities, one by one, and of its purchases', () =>
    holds((given) => {
      const bought = totals({ ...given, activities: [] });
      const alone = given.activities.map((each) =>
        totals({ ...given, activities: [each], spend: undefined }),
      );
      const whole = totals(given);
      for (const key of Object.keys(whole) as (keyof typeof whole)[])
        near(
          whole[key],
          alone.reduce((sum, each) => sum + each[key], bought[key]),
        );
    }));

  test('changing the turnover changes purchases in proportion, and nothing else', () =>
    holds((given) => {
      if (!given.spend) return;
      const turnoverInThsdUSD = given.spend.turnoverInThsdUSD * 3;
      const before = calculateYear(given, referenceBook);
      const after = calculateYear({ ...given, spend: { ...given.spend, turnoverInThsdUSD } }, referenceBook);
      expect(after).toHaveLength(before.length);
      before.forEach(({ baseKg, purchase }, index) =>
        near(after[index]?.baseKg ?? NaN, purchase ? baseKg * 3 : baseKg),
      );
    }));

  test('shares over 100 percent are refused, whatever else is entered', () =>
    fc.assert(
      fc.property(inputs, fc.double({ min: 100.001, max: 1000, noNaN: true }), (given, sum) => {
        const [first] = given.distributions;
        if (!first) return;
        const others = given.distributions.slice(1).map((each) => ({ ...each, shareOfInput: 0 }));
        const sectors = [{ ...first, shareOfInput: sum }, ...others];
        expect(() => calculateYear({ ...given, distributions: sectors }, referenceBook)).toThrow(
          SharesOver100Error,
        );
        const one = supplier({ distributionId: first.id, shareOfSectorInput: sum });
        expect(() => calculateYear({ ...given, supplierInputs: [one] }, referenceBook)).toThrow(
          SharesOver100Error,
        );
      }),
    ));
});
