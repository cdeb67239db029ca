import fc from 'fast-check';
import type { OfferedProduct } from '../../../contracts/ca-offered-products';
import type { SharedFigure } from '../../../contracts/shared-figures';
import { bracketValues } from '../../../products/test-product';
import { calculateYear } from '../calculate-year';
import { factorKeys } from '../../factors/factor';
import { createFactorBook } from '../../factors/factor-book';
import { reportOf } from '../../report/report';
import type {
  BoughtProduct,
  SupplierFigures,
  SupplierShareInput,
  YearInputs,
} from '../../inputs/year-inputs';

const year = 2025;
const book = createFactorBook([
  {
    id: 'A',
    key: factorKeys.spend('A'),
    country: null,
    forYear: null,
    value: 2,
    unit: 'USD',
    source: { publisher: 'EPA', edition: 'v1.3', licence: 'none', boundary: 'cradle to shelf' },
    year: 2022,
    geography: 'GLOBAL',
    dataQuality: 4,
    uncertaintyPercent: 50,
  },
]);

const shared: SharedFigure = {
  year,
  allocated: { scope1: 10, scope2: 10, scope3: 20, total: 40 },
  method: 'economic',
  calculatedAt: '2026-03-01T08:00:00.000Z',
  methodVersion: 4,
  covers: { scope1: true, scope2: true, purchases: true },
  categories: [1, 3],
  intensity: 0.8,
  dataQuality: 3,
  uncertaintyPercent: 20,
  isVerified: false,
  sharedAt: '2026-03-02T08:00:00.000Z',
};

/** 12.5 kg CO2e for a declared 10 kg, of 2024. */
const offered = (wishes: Partial<OfferedProduct> = {}): OfferedProduct => ({
  id: '00000000-0000-4000-8000-000000000001',
  productId: '00000000-0000-4000-8000-000000000002',
  number: 3,
  createdAt: '2026-02-01T08:00:00.000Z',
  validFrom: '2025-01-01',
  validUntil: '2027-12-31',
  companyId: 7,
  companyName: 'Bohemia Coatings s.r.o.',
  values: {
    ...bracketValues,
    ...{ name: 'Primer', partNumber: 'P-17', country: 'CZ' },
    ...{ declaredUnit: 'kg', declaredAmount: 10, mass: 10 },
    ...{ periodStart: '2024-01-01', periodEnd: '2024-12-31' },
  },
  footprint: {
    ...{ fossil: 12, landUse: 0.5, biogenic: 0, uptake: -1, kg: 12.5, packaging: null },
    ...{ primaryShare: 60, dataQuality: 2.4, byKind: [], gwp: ['AR6'], sources: [] },
  },
  ...wishes,
});

/** 4 t of the primer are 5,000 kg CO2e, and a fifth of the spend with the supplier. */
const primer: BoughtProduct = { quantity: 4, unit: 't', share: 20, offered: offered() };

interface Wishes {
  product?: BoughtProduct | undefined;
  figures?: Partial<SupplierFigures>;
  share?: number;
}

/** Of company 7, which shares nothing by default. */
const purchase = ({ product = primer, figures, share = 50 }: Wishes = {}): SupplierShareInput => ({
  id: 'x',
  distributionId: 'A',
  supplierId: 'x',
  supplierName: 'Bohemia Coatings',
  countryCode: 'CZ',
  shareOfSectorInput: share,
  product,
  linking: {
    ...{ status: 'accepted', segments: [], segmentSector: null, segmentCountry: null },
    figures: { linkingId: 'l', company: 7, country: 'CZ', shared: [], ...figures },
  },
});

/** Purchases of 1,000,000 USD: 60 % of sector A. */
const inputs = (...supplierInputs: SupplierShareInput[]): YearInputs => ({
  year,
  homeCountry: 'DE',
  activities: [],
  spend: { turnoverInThsdUSD: 2000, spendShareOfTurnover: 50 },
  distributions: [
    {
      id: 'A',
      shareOfInput: 60,
      sector: {
        ...{ id: 65, code: 'A', name: 'A', category: 1 },
        ...{ hotspotSectorId: 1, hotspotSectorCode: 'STEEL', hotspotSectorName: 'Steel' },
      },
    },
  ],
  supplierInputs,
  typicalShares: [],
  allSectors: ['A'],
});
const calculated = (wishes?: Wishes) => [...calculateYear(inputs(purchase(wishes)), book)];
const rowsOf = (wishes?: Wishes) => calculated(wishes).filter(({ inputId }) => inputId === 'x');

test('the quantity counts with its footprint, the rest of the purchase at the average, and no money twice', () => {
  const [product, rest, ...others] = rowsOf();
  expect(others).toEqual([]);
  expect(product).toMatchObject({ method: 'supplier-specific', dataQuality: 2, performance: 0 });
  expect(product?.amount).toBeCloseTo(60_000, 6);
  expect(product?.baseKg).toBeCloseTo(5000, 6);
  expect((product?.amount ?? 0) * (product?.factor.value ?? 0)).toBeCloseTo(5000, 6);
  expect(rest).toMatchObject({ method: 'spend-based', figures: null });
  expect(rest?.amount).toBeCloseTo(240_000, 6);
  expect(rest?.baseKg).toBeCloseTo(480_000, 6);
});

test('the row names its footprint, its sum, and what the other methods would give', () => {
  const [product, rest] = rowsOf({ figures: { shared: [shared] } });
  expect(product?.figures).toMatchObject({
    ...{ linkingId: 'l', company: 7, year: 2024, sharedAt: '2026-02-01T08:00:00.000Z', isChosen: false },
    product: {
      ...{ name: 'Primer', partNumber: 'P-17', number: 3, periodEnd: '2024-12-31', primaryShare: 60 },
      ...{ quantity: 4, unit: 't', kgPerUnit: 1250 },
    },
  });
  const options = product?.figures?.options.map(({ method, kg }) => [method, Math.round(kg * 1e6) / 1e6]);
  expect(options).toEqual([
    ['supplier-specific', 5000],
    // The allocated emissions are spread over all of the 300,000 USD, of which this is a fifth.
    ['supplier-allocated', 8000],
    ['supplier-intensity', 48_000],
    ['spend-based', 120_000],
  ]);
  expect(rest).toMatchObject({ method: 'supplier-allocated' });
  expect(rest?.baseKg).toBeCloseTo(32_000, 6);
  expect(rest?.figures).not.toHaveProperty('product');
});

test('a person may choose another figure for it; a figure that only the product has does not affect the rest', () => {
  const methods = (choice: SupplierFigures['choice']) =>
    rowsOf({ figures: { shared: [shared], choice } }).map(({ method }) => method);
  expect(methods('spend-based')).toEqual(['spend-based', 'spend-based']);
  expect(methods('supplier-allocated')).toEqual(['supplier-allocated', 'supplier-allocated']);
  expect(methods('supplier-specific')).toEqual(['supplier-specific', 'supplier-allocated']);
});

test('a verified footprint has the best quality, and the row says who verified it', () => {
  const verification = { provider: 'TÜV SÜD', coverage: 'product', completedOn: null, standard: '' } as const;
  const rowOf = (wishes: Partial<OfferedProduct>) =>
    rowsOf({ product: { ...primer, offered: offered(wishes) } })[0];
  expect(rowOf({ verification })).toMatchObject({
    dataQuality: 1,
    figures: { product: { verifiedBy: 'TÜV SÜD' } },
  });
  const onlyModel = rowOf({ verification: { ...verification, coverage: 'model' } });
  expect(onlyModel?.dataQuality).toBe(2);
  expect(onlyModel?.figures?.product).not.toHaveProperty('verifiedBy');
});

test('a product that is all of the purchase makes one row', () => {
  const rows = rowsOf({ product: { ...primer, share: 100 } });
  expect(rows.map(({ method }) => method)).toEqual(['supplier-specific']);
});

test.each([
  ['it is not offered', undefined, 'PRODUCT_NOT_OFFERED'],
  ['it is of another company', offered({ companyId: 8 }), 'PRODUCT_NOT_OFFERED'],
  [
    'it is more than three years older',
    offered({ values: { ...offered().values, periodStart: '2021-01-01', periodEnd: '2021-12-31' } }),
    'PRODUCT_OUT_OF_TIME',
  ],
  [
    'it is of a later year',
    offered({ values: { ...offered().values, periodStart: '2026-01-01', periodEnd: '2026-12-31' } }),
    'PRODUCT_OUT_OF_TIME',
  ],
  ['it was not valid in the year', offered({ validUntil: '2024-12-31' }), 'PRODUCT_OUT_OF_TIME'],
  [
    'it is counted in another unit',
    offered({ values: { ...offered().values, declaredUnit: 'kWh', mass: 0 } }),
    'PRODUCT_OTHER_UNIT',
  ],
  [
    'it is made from an account that does not cover scope 1, scope 2 and purchases',
    offered({ footprint: { ...offered().footprint, isPartial: true } }),
    'PRODUCT_PARTIAL',
  ],
])('if %s, the purchase is not split, with a note', (_why, product, note) => {
  const rows = rowsOf({ product: { ...primer, offered: product } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    method: 'spend-based',
    notes: ['PERFORMANCE_NOT_SUBMITTED', note],
    figures: null,
  });
  expect(rows[0]?.amount).toBeCloseTo(300_000, 6);
});

test('a footprint of three years before is still used', () => {
  const values = { ...offered().values, periodStart: '2022-01-01', periodEnd: '2022-12-31' };
  expect(rowsOf({ product: { ...primer, offered: offered({ values }) } })[0]?.method).toBe(
    'supplier-specific',
  );
});

test('whatever is bought, the spend of a year is the same with products and without', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      (share, part, quantity) => {
        const product = { ...primer, share: part, quantity };
        const rows = calculated({ share, product });
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1_000_000, 3);
        const kg = rows.find(({ method }) => method === 'supplier-specific')?.baseKg ?? 0;
        expect(kg / (quantity * 1250)).toBeCloseTo(1, 6);
      },
    ),
  );
});

test('the summary of figures used counts the product, and the supplier once', () => {
  const { ownFigures } = reportOf(calculated(), 2e6);
  expect(ownFigures).toMatchObject({ suppliers: 1, tons: expect.closeTo(5, 9) as number });
  expect(ownFigures?.spendPercent).toBeCloseTo(6, 9);
});
