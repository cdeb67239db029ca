import type {
  CalculatedLine,
  LineOrigin,
  Product,
  ProductFootprint,
} from '../../../../core/contracts/ca-products';

const noEmissions = { fossil: 0, landUse: 0, biogenic: 0, uptake: 0 };

const receivedFigure: LineOrigin = {
  basis: 'figure',
  by: 'supplier',
  unit: 'kg',
  ...noEmissions,
  fossil: 6.7,
  primaryShare: 80,
  year: 2024,
  gwp: 'AR6',
  source: 'Fjordmetall AS, 2024',
};

export const aluminium: CalculatedLine = {
  id: '6f1c0f7e-0000-4000-8000-000000000001',
  kind: 'material',
  name: 'Aluminium',
  amount: 10,
  unit: 'kg',
  origin: receivedFigure,
  version: 2,
  result: {
    ...noEmissions,
    fossil: 67,
    kg: 67,
    terms: [{ what: 'figure', amount: 10, unit: 'kg', of: null, factor: 6.7, kg: 67, source: null }],
    primaryShare: 80,
    dataQuality: 2,
    notes: [],
  },
  fault: null,
};

export const energy: CalculatedLine = {
  ...aluminium,
  id: '6f1c0f7e-0000-4000-8000-000000000002',
  kind: 'energy',
  name: 'Energy of the site',
  amount: 12,
  origin: { basis: 'account', year: 2024, part: 'energy', key: 'mass', total: 500_000 },
  result: {
    ...noEmissions,
    fossil: 33,
    kg: 33,
    terms: [{ what: 'scope1', amount: 12, unit: 'kg', of: 500_000, factor: 1_375_000, kg: 33, source: null }],
    primaryShare: 100,
    dataQuality: 2,
    notes: [],
  },
};

const footprint: ProductFootprint = {
  ...noEmissions,
  fossil: 100,
  kg: 100,
  packaging: null,
  primaryShare: 86.6,
  dataQuality: 2,
  byKind: [
    { kind: 'material', kg: 67 },
    { kind: 'energy', kg: 33 },
  ],
  gwp: ['AR6'],
  sources: [],
};

/** A bracket of 12 kg that emits 100 kg. */
export const bracket: Product = {
  id: '6f1c0f7e-0000-4000-8000-0000000000aa',
  name: 'Bracket',
  description: '',
  partNumber: 'B-1200',
  gtin: '',
  customsCode: '',
  cpc: '',
  declaredUnit: 'piece',
  declaredAmount: 1,
  mass: 12,
  fossilCarbon: 0,
  biogenicCarbon: 0,
  country: 'AT',
  site: 'Steyr',
  periodStart: '2024-01-01',
  periodEnd: '2024-12-31',
  exemptedPercent: 0,
  exemptedReason: '',
  lines: [aluminium, energy],
  footprint,
  valuesVersion: 1,
  version: 3,
  updatedAt: '2025-03-01T10:00:00.000Z',
};
