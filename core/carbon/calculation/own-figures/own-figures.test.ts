import fc from 'fast-check';
import type { SharedFigure } from '../../../contracts/shared-figures';
import { calculateYear } from '../calculate-year';
import { factorKeys, type Factor } from '../../factors/factor';
import { createFactorBook } from '../../factors/factor-book';
import { reportOf } from '../../report/report';
import type { SupplierFigures, SupplierShareInput, YearInputs } from '../../inputs/year-inputs';
import type { FigureMethod } from '../../../terms/figure-methods';

const year = 2025;
const average = (code: string, value: number): Factor => ({
  id: code,
  key: factorKeys.spend(code),
  country: null,
  forYear: null,
  value,
  unit: 'USD',
  source: { publisher: 'EPA', edition: 'v1.3', licence: 'none', boundary: 'cradle to shelf' },
  year: 2022,
  geography: 'GLOBAL',
  dataQuality: 4,
  uncertaintyPercent: 50,
});
const book = createFactorBook([average('A', 2), average('B', 0.5)]);

const figure = (wishes: Partial<SharedFigure> = {}): SharedFigure => ({
  year,
  allocated: { scope1: 10, scope2: 10, scope3: 20, total: 40 },
  method: 'economic',
  calculatedAt: '2026-03-01T08:00:00.000Z',
  methodVersion: 3,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.8,
  dataQuality: 3,
  uncertaintyPercent: 20,
  isVerified: false,
  sharedAt: '2026-03-02T08:00:00.000Z',
  ...wishes,
});

interface Wishes {
  shared?: SharedFigure[];
  choice?: FigureMethod;
  company?: number;
}

/** Of company 7 by default. */
function purchase(id: string, distributionId: string, share: number, wishes?: Wishes): SupplierShareInput {
  const figures: SupplierFigures | undefined = wishes && {
    linkingId: id,
    company: wishes.company ?? 7,
    country: 'CZ',
    shared: wishes.shared ?? [figure()],
    choice: wishes.choice,
  };
  return {
    id,
    distributionId,
    supplierId: id,
    supplierName: id,
    countryCode: 'DE',
    shareOfSectorInput: share,
    linking: {
      status: 'submitted',
      segments: [
        {
          sector: 'STEEL',
          country: 'DE',
          year: 2024,
          performance: 25,
          submittedAt: '2025-01-01T00:00:00.000Z',
        },
      ],
      segmentSector: 'STEEL',
      segmentCountry: 'DE',
      figures,
    },
  };
}

const distribution = (code: string, shareOfInput: number) => ({
  id: code,
  shareOfInput,
  sector: {
    id: code.charCodeAt(0),
    code,
    name: code,
    category: 1,
    hotspotSectorId: 1,
    hotspotSectorCode: 'STEEL',
    hotspotSectorName: 'Steel',
  },
});

/** Purchases of 1,000,000 USD: 60 % of sector A, 30 % of sector B, the rest of none. */
const inputs = (...supplierInputs: SupplierShareInput[]): YearInputs => ({
  year,
  homeCountry: 'DE',
  activities: [],
  spend: { turnoverInThsdUSD: 2000, spendShareOfTurnover: 50 },
  distributions: [distribution('A', 60), distribution('B', 30)],
  supplierInputs,
  typicalShares: [],
  allSectors: ['A', 'B'],
});

const rowsOf = (...supplierInputs: SupplierShareInput[]) => [
  ...calculateYear(inputs(...supplierInputs), book),
];
const ofSupplier = (id: string, wishes: Wishes) => {
  const row = rowsOf(purchase(id, 'A', 10, wishes)).find(({ supplier }) => supplier?.supplierId === id);
  if (!row) throw new Error('The purchase has no row.');
  return row;
};
const totalOf = (of: YearInputs) => reportOf(calculateYear(of, book), 2e6).totals;

test('the emissions that a supplier has allocated are those of its purchase', () => {
  const row = ofSupplier('x', {});
  expect(row).toMatchObject({ method: 'supplier-allocated', amount: 60_000, performance: 0, savedKg: 0 });
  expect(row.baseKg).toBeCloseTo(40_000, 6);
  expect(row.amount * row.factor.value).toBeCloseTo(row.baseKg, 6);
  expect(row).toMatchObject({ dataQuality: 2, uncertaintyPercent: 20, factor: { year, geography: 'CZ' } });
});

test('the other figures are listed with the result they would give', () => {
  expect(ofSupplier('x', {}).figures).toMatchObject({
    isChosen: false,
    year,
    sharedAt: '2026-03-02T08:00:00.000Z',
    options: [
      { method: 'supplier-allocated', kg: expect.closeTo(40_000, 6) as number },
      { method: 'supplier-intensity', kg: expect.closeTo(48_000, 6) as number },
      { method: 'spend-based', kg: expect.closeTo(120_000, 6) as number },
    ],
  });
});

test('without an allocation the intensity counts, one of an earlier year with less quality', () => {
  const own = ofSupplier('x', { shared: [figure({ allocated: null })] });
  expect(own).toMatchObject({ method: 'supplier-intensity', dataQuality: 3, notes: [] });
  expect(own.baseKg).toBeCloseTo(48_000, 6);
  const earlier = ofSupplier('x', { shared: [figure({ year: 2024, intensity: 1 }), figure({ year: 2023 })] });
  expect(earlier).toMatchObject({ method: 'supplier-intensity', dataQuality: 4, notes: ['EARLIER_YEAR'] });
  expect(earlier.factor).toMatchObject({ value: 1, year: 2024 });
  expect(ofSupplier('x', { shared: [figure({ year: 2026 })] }).method).toBe('spend-based');
});

test('a verified figure has the best quality', () => {
  expect(ofSupplier('x', { shared: [figure({ isVerified: true })] }).dataQuality).toBe(1);
});

test.each(['scope1', 'scope2', 'purchases'] as const)(
  'an account without %s is not used, and the row has a note',
  (part) => {
    const covers = { scope1: true, scope2: true, purchases: true, [part]: false };
    const row = ofSupplier('x', { shared: [figure({ covers })] });
    expect(row).toMatchObject({ method: 'spend-based', performance: 25, notes: ['FIGURES_INCOMPLETE'] });
  },
);

test('a person may choose another figure; a choice that no longer exists is ignored', () => {
  expect(ofSupplier('x', { choice: 'spend-based' })).toMatchObject({
    method: 'spend-based',
    performance: 25,
  });
  expect(ofSupplier('x', { choice: 'supplier-intensity' }).figures?.isChosen).toBe(true);
  const gone = ofSupplier('x', { choice: 'supplier-allocated', shared: [figure({ allocated: null })] });
  expect([gone.method, gone.figures?.isChosen]).toEqual(['supplier-intensity', false]);
});

test('allocated emissions are spread over all purchases from the company, by spend, and count once', () => {
  const rows = rowsOf(purchase('x', 'A', 10, {}), purchase('y', 'B', 40, {})).filter(
    ({ method }) => method === 'supplier-allocated',
  );
  expect(rows.map(({ amount }) => amount)).toEqual([60_000, 120_000]);
  expect(rows[0]?.baseKg).toBeCloseTo(40_000 / 3, 6);
  expect(rows.reduce((sum, { baseKg }) => sum + baseKg, 0)).toBeCloseTo(40_000, 6);
});

test('a supplier without purchases in the year does not count', () => {
  const row = rowsOf(purchase('x', 'A', 0, {})).find(({ supplier }) => supplier !== null);
  expect(row).toBeUndefined();
});

test('the report states how much of the purchases uses suppliers’ own figures', () => {
  const report = reportOf(rowsOf(purchase('x', 'A', 10, {}), purchase('y', 'B', 40, { company: 8 })), 2e6);
  expect(report.ownFigures).toEqual({
    spendPercent: expect.closeTo(18, 9) as number,
    tons: expect.closeTo(80, 9) as number,
    suppliers: 2,
  });
  expect(report.sources.filter(({ publisher }) => publisher === 'the supplier itself')).toHaveLength(1);
});

const share = fc.integer({ min: 0, max: 30 });
const anySupplier = fc.record({
  at: fc.constantFrom('A', 'B'),
  share,
  company: fc.integer({ min: 1, max: 3 }),
  total: fc.double({ min: 0.1, max: 1e4, noNaN: true }),
  intensity: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
});

test('with all suppliers at the average a year has the same result as without their figures', () => {
  fc.assert(
    fc.property(fc.array(anySupplier, { maxLength: 3 }), (suppliers) => {
      const with_ = (wishes: (each: (typeof suppliers)[number]) => Wishes | undefined) =>
        totalOf(
          inputs(...suppliers.map((each, index) => purchase(`s${index}`, each.at, each.share, wishes(each)))),
        );
      const byAverage = with_(({ company, intensity }) => ({
        company,
        choice: 'spend-based',
        shared: [figure({ intensity })],
      }));
      expect(byAverage).toEqual(with_(() => undefined));
    }),
  );
});

test('each company counts with its allocated emissions, whatever is bought from it', () => {
  fc.assert(
    fc.property(fc.array(anySupplier, { minLength: 1, maxLength: 3 }), (suppliers) => {
      const totals = new Map(suppliers.map(({ company, total }) => [company, total]));
      const rows = rowsOf(
        ...suppliers.map(({ at, share: of, company }, index) => {
          const total = totals.get(company) ?? 0;
          const allocated = { scope1: total, scope2: 0, scope3: 0, total };
          return purchase(`s${index}`, at, of, { company, shared: [figure({ allocated })] });
        }),
      );
      for (const [company, total] of totals) {
        const ofCompany = rows.filter(({ figures }) => figures?.company === company);
        const kg = ofCompany.reduce((sum, { baseKg }) => sum + baseKg, 0);
        expect(kg / 1000).toBeCloseTo(ofCompany.length > 0 ? total : 0, 6);
      }
    }),
  );
});
