import fc from 'fast-check';
import { calculateYear as startYear, SharesOver100Error } from './calculate-year';
import { factorKeys, type Factor } from './factor';
import { createFactorBook } from './factor-book';
import { reportOf } from './report';
import type { ResultRow } from './result-row';
import type { ActivityInput, Sector, SubmittedSegment, SupplierShareInput, YearInputs } from './year-inputs';

const factor = (key: string, value: number, wishes: Partial<Factor> = {}): Factor => ({
  id: `${key}/${wishes.country ?? ''}/${wishes.forYear ?? ''}`,
  key,
  country: null,
  forYear: null,
  value,
  unit: 'unit',
  source: { publisher: 'Test', edition: '1', licence: 'none', boundary: 'test' },
  year: 2024,
  geography: 'GLOBAL',
  dataQuality: 2,
  uncertaintyPercent: 10,
  ...wishes,
});

const activity = (wishes: Partial<ActivityInput>): ActivityInput => ({
  id: 'a',
  activityId: 101,
  name: 'Gas',
  unit: 'kWh',
  scope: 1,
  category: null,
  energy: null,
  supply: 'own',
  amount: 1,
  countryCode: 'DE',
  businessUnit: '',
  isExact: true,
  ...wishes,
});

const sector = (code: string): Sector => ({
  id: code.charCodeAt(0),
  code,
  name: `Sector ${code}`,
  category: 1,
  hotspotSectorId: 1,
  hotspotSectorCode: 'STEEL',
  hotspotSectorName: 'Steel',
});

const supplier = (wishes: Partial<SupplierShareInput>): SupplierShareInput => ({
  id: 'x',
  distributionId: 'A',
  supplierId: 'X',
  supplierName: 'Supplier X',
  countryCode: 'DE',
  shareOfSectorInput: 50,
  linking: undefined,
  ...wishes,
});

const segment = (wishes: Partial<SubmittedSegment> = {}): SubmittedSegment => ({
  sector: 'STEEL',
  country: 'DE',
  year: 2024,
  performance: 20,
  submittedAt: '2025-02-03T10:00:00.000Z',
  ...wishes,
});

const linkedWith = (...segments: SubmittedSegment[]) =>
  ({ status: 'submitted', segments, segmentSector: 'STEEL', segmentCountry: 'DE' }) as const;

/** The year of the specification's reference example. */
const reference: YearInputs = {
  year: 2024,
  homeCountry: 'DE',
  typicalShares: [],
  allSectors: ['A', 'B', 'C'],
  activities: [
    activity({ id: '1', activityId: 101, amount: 500_000 }),
    activity({ id: '2', activityId: 201, name: 'Diesel', unit: 'l', amount: 20_000 }),
    activity({ id: '3', activityId: 401, scope: 2, supply: 'grid', amount: 400_000 }),
    activity({ id: '4', activityId: 402, scope: 2, supply: 'contract', amount: 200_000 }),
    activity({ id: '5', activityId: 421, scope: 2, amount: 100_000 }),
  ],
  spend: { turnoverInThsdUSD: 5_000, spendShareOfTurnover: 40 },
  distributions: [
    { id: 'A', sector: sector('A'), shareOfInput: 30 },
    { id: 'B', sector: sector('B'), shareOfInput: 50 },
    { id: 'C', sector: sector('C'), shareOfInput: 20 },
  ],
  supplierInputs: [
    supplier({ linking: linkedWith(segment()) }),
    supplier({ id: 'y', supplierId: 'Y', countryCode: 'CN', shareOfSectorInput: 30 }),
  ],
};

const referenceFactors = [
  factor(factorKeys.activity(101), 0.1829),
  factor(factorKeys.activity(201), 2.51279),
  factor(factorKeys.activity(421), 0.17965),
  factor(factorKeys.grid, 0.34413992, { country: 'DE', forYear: 2024, geography: 'DE' }),
  factor(factorKeys.contract, 0),
  factor(factorKeys.gridUpstream, 0.05, { country: 'GB', geography: 'GB' }),
  factor(factorKeys.gridLosses, 0.02, { country: 'GB', geography: 'GB' }),
  factor(factorKeys.spend('A'), 3.83924, { country: 'DE' }),
  factor(factorKeys.spend('A'), 4.515196, { country: 'CN' }),
  factor(factorKeys.spend('B'), 0.367736),
  factor(factorKeys.spend('C'), 0.102923),
];
const referenceBook = createFactorBook(referenceFactors);

const calculateYear = (...given: Parameters<typeof startYear>) => [...startYear(...given)];
const totalsOf = (rows: readonly ResultRow[]) => reportOf(rows, 0).totals;

const closeTo = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(1e-6);

test('the reference example', () => {
  const totals = totalsOf(calculateYear(reference, referenceBook));
  closeTo(totals.scope1, 141.7058);
  closeTo(totals.scope2, 155.620968);
  closeTo(totals.scope2LocationBased, 224.448952);
  closeTo(totals.scope3, 2603.76688);
  closeTo(totals.scope3Saved, 230.3544);
  closeTo(totals.scope3Baseline, totals.scope3 + 230.3544);
  closeTo(totals.total, 3131.448048);
  closeTo(totals.totalWithMeasures, 2901.093648);
  expect([totals.scope3, totals.scope3Baseline, totals.total].map((tons) => tons.toFixed(3))).toEqual([
    '2603.767',
    '2834.121',
    '3131.448',
  ]);
});

test('each purchase of the reference example keeps the shares that it was made of', () => {
  const rows = calculateYear(reference, referenceBook).filter(({ unit }) => unit === 'USD');
  const spend = { turnoverInThsdUSD: 5_000, spendShareOfTurnover: 40 };
  expect(rows.map(({ amount, purchase }) => [amount, purchase])).toEqual([
    [300_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 50 }],
    [180_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 30 }],
    [120_000, { ...spend, shareOfInput: 30, shareOfSectorInput: 20 }],
    [1_000_000, { ...spend, shareOfInput: 50, shareOfSectorInput: 100 }],
    [400_000, { ...spend, shareOfInput: 20, shareOfSectorInput: 100 }],
  ]);
});

const rowsOf = (wishes: Partial<YearInputs>, factors: readonly Factor[] = []) =>
  calculateYear(
    { ...reference, activities: [], spend: undefined, distributions: [], supplierInputs: [], ...wishes },
    createFactorBook(factors),
  );
const summary = (rows: readonly ResultRow[]) =>
  rows.map(({ method, baseKg, notes, inTotals }) => [method, baseKg, notes.join(), inTotals]);

describe('activities', () => {
  test('without a factor take 0.2 and say so', () => {
    expect(summary(rowsOf({ activities: [activity({ amount: 10 })] }))).toEqual([
      ['direct', 2, 'STAND_IN_FACTOR', true],
    ]);
  });

  test('have upstream and biogenic CO2 as rows of their own, the latter a memo', () => {
    const rows = rowsOf({ activities: [activity({ amount: 10 })] }, [
      factor(factorKeys.activity(101), 2),
      factor(factorKeys.wellToTank(101), 0.5),
      factor(factorKeys.biogenic(101), 3),
    ]);
    expect(rows.map(({ scope, method, baseKg, inTotals }) => [scope, method, baseKg, inTotals])).toEqual([
      [1, 'direct', 20, true],
      [1, 'biogenic', 30, false],
      [3, 'well-to-tank', 5, true],
    ]);
    expect(totalsOf(rows)).toMatchObject({ scope1: 0.02, scope3: 0.005, biogenic: 0.03, total: 0.025 });
  });

  test('of electricity have no upstream where the grid is life-cycle', () => {
    const rows = rowsOf({ activities: [activity({ scope: 2, supply: 'grid' })] }, [
      factor(factorKeys.grid, 0.4),
      factor(factorKeys.wellToTank(101), 0.5),
      factor(factorKeys.contractUpstream, 0.05),
    ]);
    expect(rows.map(({ method }) => method)).toEqual(['location-based', 'market-based']);
  });
});

describe('electricity', () => {
  const used = (supply: 'grid' | 'contract', countryCode = 'DE') => ({
    activities: [activity({ scope: 2, supply, amount: 100, countryCode })],
  });
  const grid = (forYear: number, value: number) =>
    factor(factorKeys.grid, value, { country: 'DE', geography: 'DE', forYear });
  const world = factor(factorKeys.worldGrid, 0.5, { forYear: 2024 });

  test('takes the residual mix where it is known', () => {
    const rows = rowsOf(used('grid'), [
      grid(2024, 0.4),
      factor(factorKeys.residualMix, 0.6, { country: 'DE', geography: 'DE' }),
    ]);
    expect(summary(rows)).toEqual([
      ['location-based', 40, '', false],
      ['market-based', 60, '', true],
    ]);
  });

  test('takes the grid instead, and says so', () => {
    expect(summary(rowsOf(used('grid'), [grid(2024, 0.4)]))).toEqual([
      ['location-based', 40, '', false],
      ['market-based', 40, 'GRID_FOR_RESIDUAL_MIX', true],
    ]);
  });

  test('takes the nearest earlier year, else the earliest later one, and says so', () => {
    const [earlier] = rowsOf(used('contract'), [grid(2019, 0.7), grid(2022, 0.5), grid(2025, 0.3)]);
    expect(summary([earlier as ResultRow])).toEqual([['location-based', 50, 'EARLIER_YEAR', false]]);
    const [later] = rowsOf(used('contract'), [grid(2026, 0.2), grid(2025, 0.3)]);
    expect(summary([later as ResultRow])).toEqual([['location-based', 30, 'LATER_YEAR', false]]);
  });

  test('of a country that is not known takes the world average, and says so', () => {
    expect(summary(rowsOf(used('grid', 'LI'), [grid(2024, 0.4), world]))).toEqual([
      ['location-based', 50, 'WORLD_AVERAGE', false],
      ['market-based', 50, 'WORLD_AVERAGE,GRID_FOR_RESIDUAL_MIX', true],
    ]);
  });

  test('takes 0.2 where nothing is known at all', () => {
    expect(summary(rowsOf(used('grid')))).toEqual([
      ['location-based', 20, 'STAND_IN_FACTOR', false],
      ['market-based', 20, 'STAND_IN_FACTOR', true],
    ]);
  });
});

describe('purchases', () => {
  const spend = { turnoverInThsdUSD: 1, spendShareOfTurnover: 50 };
  const half = { id: 'A', sector: sector('A'), shareOfInput: 50 };
  const spendFactor = factor(factorKeys.spend('A'), 2, { geography: 'US' });

  test('that no sector was named for are a row of their own', () => {
    const rows = rowsOf({ spend, distributions: [half] }, [spendFactor]);
    expect(summary(rows)).toEqual([
      ['spend-based', 500, 'OTHER_GEOGRAPHY', true],
      ['not-allocated', 500, 'OTHER_GEOGRAPHY,MEAN_OF_DISTRIBUTED', true],
    ]);
    expect(rows[1]?.purchase).toEqual({ ...spend, shareOfInput: 50, shareOfSectorInput: null });
  });

  test('save only with suppliers that have submitted', () => {
    const linking = linkedWith(segment({ performance: 40 }));
    const rows = rowsOf(
      {
        spend,
        distributions: [half],
        supplierInputs: [
          supplier({ shareOfSectorInput: 50, linking: { ...linking, status: 'submitted' } }),
          supplier({ shareOfSectorInput: 50, linking: { ...linking, status: 'accepted' } }),
        ],
      },
      [spendFactor],
    );
    expect(rows.map(({ baseKg, savedKg, remainingKg }) => [baseKg, savedKg, remainingKg])).toEqual([
      [250, 100, 150],
      [250, 0, 250],
      [500, 0, 500],
    ]);
  });

  describe('of a supplier that has submitted', () => {
    const bought = (segments: SubmittedSegment[], wishes: Partial<SupplierShareInput> = {}, year = 2024) => {
      const supplierInputs = [
        supplier({ shareOfSectorInput: 100, linking: linkedWith(...segments), ...wishes }),
      ];
      const [row] = rowsOf({ year, spend, distributions: [{ ...half, shareOfInput: 100 }], supplierInputs }, [
        spendFactor,
      ]);
      return row && [row.performance, row.notes.filter((note) => note.startsWith('PERF')).join()];
    };

    test.each([
      ['of the sector and country counts', [segment()], [20, '']],
      ['of another sector', [segment({ sector: 'FREIGHT' })], [0, 'PERFORMANCE_OTHER_SECTOR']],
      ['of another country', [segment({ country: 'AT' })], [0, 'PERFORMANCE_OTHER_COUNTRY']],
      ['of a later year', [segment({ year: 2025 })], [0, 'PERFORMANCE_LATER_YEAR']],
      ['of an earlier year counts on', [segment({ year: 2021 })], [20, '']],
      ['without an answered measure', [segment({ performance: null })], [0, 'PERFORMANCE_NOT_ANSWERED']],
      ['that was never given', [], [0, 'PERFORMANCE_NOT_SUBMITTED']],
    ])('a segment %s', (_what, segments, expected) => {
      expect(bought(segments)).toEqual(expected);
    });

    test('of several segments the one that matches counts, and the row names it', () => {
      const segments = [
        segment({ sector: 'FREIGHT', performance: 90 }),
        segment({ performance: 30 }),
        segment({ country: 'AT', performance: 80 }),
      ];
      expect(bought(segments)).toEqual([30, '']);
    });

    test('each submission counts from its year until that of the next', () => {
      const segments = [
        segment({ year: 2022, performance: 10, submittedAt: '2023-01-01T00:00:00.000Z' }),
        segment({ year: 2024, performance: 15, submittedAt: '2025-01-01T00:00:00.000Z' }),
        segment({ year: 2024, performance: 25, submittedAt: '2025-06-01T00:00:00.000Z' }),
      ];
      expect([2021, 2022, 2023, 2024, 2026].map((year) => bought(segments, {}, year)?.[0])).toEqual([
        0, 10, 10, 25, 25,
      ]);
    });
  });

  test('that are distributed by less than half take the mean of the industry, else of all sectors', () => {
    const factors = [spendFactor, factor(factorKeys.spend('B'), 4), factor(factorKeys.spend('C'), 9)];
    const distributions = [{ ...half, shareOfInput: 40 }];
    const unallocated = (typicalShares: YearInputs['typicalShares']) => {
      const rows = rowsOf({ spend, distributions, typicalShares }, factors);
      return rows
        .filter(({ method }) => method === 'not-allocated')
        .map(({ factor: { value }, notes }) => [value, notes.at(-1)]);
    };
    expect(
      unallocated([
        { code: 'A', share: 25 },
        { code: 'B', share: 75 },
      ]),
    ).toEqual([[3.5, 'MEAN_OF_INDUSTRY']]);
    expect(unallocated([])).toEqual([[5, 'MEAN_OF_SECTORS']]);
  });

  test('of thirds that add up to 100 leave nothing unallocated', () => {
    const thirds = ['A', 'B', 'C'].map((code) => ({
      id: code,
      sector: sector(code),
      shareOfInput: 100 / 3,
    }));
    expect(rowsOf({ spend, distributions: thirds }).map(({ method }) => method)).toEqual([
      'spend-based',
      'spend-based',
      'spend-based',
    ]);
  });

  test('whose shares exceed 100 percent are refused by year, sector and sum', () => {
    const excessive = {
      spend,
      distributions: [
        { ...half, shareOfInput: 80 },
        { id: 'B', sector: sector('B'), shareOfInput: 24.5 },
      ],
      supplierInputs: [supplier({ shareOfSectorInput: 70 }), supplier({ shareOfSectorInput: 50 })],
    };
    expect(() => rowsOf(excessive)).toThrow(SharesOver100Error);
    expect(() => rowsOf(excessive)).toThrow(
      'In 2024 the shares of input of all sectors add up to 104.5 percent; correct them to 100 at most. ' +
        "In 2024 the suppliers' shares of Sector A add up to 120 percent; correct them to 100 at most.",
    );
  });
});

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

  test('what suppliers save, and location-based rows, never change the total', () =>
    holds((given) => {
      const nobody = given.supplierInputs.map((each) => ({ ...each, linking: undefined }));
      const [all, alone] = [totals(given), totals({ ...given, supplierInputs: nobody })];
      near(all.total, alone.total);
      near(all.totalWithMeasures + all.scope3Saved, all.total);
      near(all.total, all.scope1 + all.scope2 + all.scope3Baseline);
    }));

  test('a location-based row is told beside the total, whatever the grid gives off', () =>
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

  test('purchases are turnover x their shares, and nothing else is', () =>
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

  test('every USD of purchases stands in exactly one row', () =>
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
        activities: given.activities.toReversed(),
        distributions: given.distributions.toReversed(),
        supplierInputs: given.supplierInputs.toReversed(),
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

  test('another turnover changes purchases in proportion, and nothing else', () =>
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

  test('shares over 100 percent are refused, whatever else there is', () =>
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
