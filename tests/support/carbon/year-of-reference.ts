import { calculateYear as startYear } from '../../../core/carbon/calculation/calculate-year';
import { factorKeys, type Factor } from '../../../core/carbon/factors/factor';
import { createFactorBook } from '../../../core/carbon/factors/factor-book';
import { reportOf } from '../../../core/carbon/report/report';
import type { ResultRow } from '../../../core/carbon/calculation/result-row';
import type {
  ActivityInput,
  Sector,
  SubmittedSegment,
  SupplierShareInput,
  YearInputs,
} from '../../../core/carbon/inputs/year-inputs';

export const factor = (key: string, value: number, overrides: Partial<Factor> = {}): Factor => ({
  id: `${key}/${overrides.country ?? ''}/${overrides.forYear ?? ''}`,
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
  ...overrides,
});

export const activity = (overrides: Partial<ActivityInput>): ActivityInput => ({
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
  ...overrides,
});

export const sector = (code: string): Sector => ({
  id: code.charCodeAt(0),
  code,
  name: `Sector ${code}`,
  category: 1,
  hotspotSectorId: 1,
  hotspotSectorCode: 'STEEL',
  hotspotSectorName: 'Steel',
});

export const supplier = (overrides: Partial<SupplierShareInput>): SupplierShareInput => ({
  id: 'x',
  distributionId: 'A',
  supplierId: 'X',
  supplierName: 'Supplier X',
  countryCode: 'DE',
  shareOfSectorInput: 50,
  linking: undefined,
  ...overrides,
});

export const segment = (overrides: Partial<SubmittedSegment> = {}): SubmittedSegment => ({
  sector: 'STEEL',
  country: 'DE',
  year: 2024,
  performance: 20,
  submittedAt: '2025-02-03T10:00:00.000Z',
  ...overrides,
});

export const linkedWith = (...segments: SubmittedSegment[]) =>
  ({ status: 'submitted', segments, segmentSector: 'STEEL', segmentCountry: 'DE' }) as const;

/** The year of the specification's reference example. */
export const reference: YearInputs = {
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

export const referenceFactors = [
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
export const referenceBook = createFactorBook(referenceFactors);

export const calculateYear = (...given: Parameters<typeof startYear>) => [...startYear(...given)];
export const totalsOf = (rows: readonly ResultRow[]) => reportOf(rows, 0).totals;

export const closeTo = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(1e-6);

export const rowsOf = (overrides: Partial<YearInputs>, factors: readonly Factor[] = []) =>
  calculateYear(
    { ...reference, activities: [], spend: undefined, distributions: [], supplierInputs: [], ...overrides },
    createFactorBook(factors),
  );
export const summary = (rows: readonly ResultRow[]) =>
  rows.map(({ method, baseKg, notes, inTotals }) => [method, baseKg, notes.join(), inTotals]);
