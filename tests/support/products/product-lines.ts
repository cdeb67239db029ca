import { createFactorBook } from '../../../core/carbon/factors/factor-book';
import { factorKeys, type Factor } from '../../../core/carbon/factors/factor';
import type { LineOrigin, ProductLine } from '../../../core/contracts/ca-products';
import { calculateProduct } from '../../../core/products/calculate-product';
import type { ProductContext, ProductInputs } from '../../../core/products/context';

const factor = (key: string, value: number, wishes: Partial<Factor> = {}): Factor => ({
  id: key,
  key,
  country: null,
  forYear: null,
  value,
  unit: 'unit',
  source: { publisher: 'Test tables', edition: '1', licence: 'none', boundary: 'test', gwp: 'AR5' },
  year: 2025,
  geography: 'GLOBAL',
  dataQuality: 2,
  uncertaintyPercent: 10,
  ...wishes,
});

export const freight = 1;
export const pellets = 2;
const book = createFactorBook([
  factor(factorKeys.activity(freight), 0.1),
  factor(factorKeys.wellToTank(freight), 0.02),
  factor(factorKeys.activity(pellets), 0.05),
  factor(factorKeys.biogenic(pellets), 1.7),
  factor(factorKeys.spend('A'), 0.4),
]);
const kind = { category: null, supply: 'own', isExact: true, energy: null } as const;

const account = {
  scope1: 800_000,
  scope2: 300_000,
  energyUpstream: 100_000,
  purchases: 900_000,
  biogenic: 0,
  covers: { scope1: true, scope2: true, purchases: true },
  energySources: { gwp: ['AR5'], sources: [{ name: 'Test tables', version: '1' }] },
  purchaseSources: { gwp: ['AR4'], sources: [{ name: 'Test averages', version: '2' }] },
};

export const contextWith = (...products: ProductInputs[]): ProductContext => ({
  book,
  activity: (id) =>
    id === freight
      ? { ...kind, name: 'Lorry', unit: 't km', scope: 3, category: 4 }
      : id === pellets
        ? { ...kind, name: 'Pellets', unit: 'kg', scope: 1 }
        : undefined,
  sector: (id) =>
    id === 1
      ? {
          id,
          code: 'A',
          name: 'A',
          category: 1,
          hotspotSectorId: 1,
          hotspotSectorCode: 'A',
          hotspotSectorName: 'A',
        }
      : undefined,
  toUsd: (amount, currency) => (currency === 'EUR' ? amount * 1.1 : undefined),
  account: (year) => (year === 2025 ? account : undefined),
  product: (id) => products.find((each) => each.id === id),
});
export const context = contextWith();

let number = 0;
export const line = (
  kindOfLine: ProductLine['kind'],
  amount: number,
  unit: string,
  origin: LineOrigin,
): ProductLine => ({
  id: `line-${(number += 1)}`,
  kind: kindOfLine,
  name: 'A line',
  amount,
  unit,
  origin,
});
export const figure = (
  fossil: number,
  wishes: Partial<Extract<LineOrigin, { basis: 'figure' }>> = {},
): LineOrigin => ({
  basis: 'figure',
  by: 'supplier',
  unit: 'kg',
  fossil,
  landUse: 0,
  biogenic: 0,
  uptake: 0,
  primaryShare: 0,
  year: 2025,
  gwp: 'AR6',
  source: 'Supplier, 2025',
  ...wishes,
});
export const ofSite: Extract<LineOrigin, { basis: 'account' }> = {
  basis: 'account',
  year: 2025,
  part: 'energy',
  key: 'mass',
  total: 500_000,
};
export const product = (
  lines: readonly ProductLine[],
  wishes: Partial<ProductInputs> = {},
): ProductInputs => ({
  id: 'product',
  declaredUnit: 'piece',
  declaredAmount: 1,
  mass: 12,
  country: 'AT',
  periodEnd: '2025-12-31',
  lines,
  ...wishes,
});
export const faultOf = (of: ProductInputs, other: ProductContext = context) =>
  calculateProduct(of, other).lines.map((outcome) => ('fault' in outcome ? outcome.fault : undefined));
