import fc from 'fast-check';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { CalculatedLine } from '../../../core/contracts/ca-products';
import type { Verification } from '../../../core/contracts/verification';
import { cleanText } from '../../../core/registration/clean-text';
import { bracketValues } from '../../../core/products/test-product';
import {
  allocationKeys,
  assessmentReports,
  declaredUnits,
  lineKinds,
  verificationCoverages,
} from '../../../core/terms/product-terms';

const kg = fc.double({ min: 0, max: 1e9, noNaN: true });
const percent = fc.double({ min: 0, max: 100, noNaN: true });
/** As names are stored. */
const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map(cleanText)
  .filter((text) => text !== '');
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ids = fc.uuid();

const line: fc.Arbitrary<CalculatedLine> = fc.record({
  id: ids,
  kind: fc.constantFrom(...lineKinds),
  name: word,
  amount: kg,
  unit: fc.constant('kg'),
  origin: fc.oneof(
    fc.record({ basis: fc.constant('product' as const), productId: ids }),
    fc.record({
      basis: fc.constant('account' as const),
      year: fc.constant(2025),
      part: fc.constant('energy' as const),
      key: fc.constantFrom(...allocationKeys),
      total: kg,
    }),
  ),
  version: fc.constant(1),
  result: fc.constant(null),
  fault: fc.constant(null),
});

const verification: fc.Arbitrary<Verification> = fc.record({
  provider: fc.constantFrom('TÜV SÜD', 'Bureau Veritas'),
  coverage: fc.option(fc.constantFrom(...verificationCoverages)),
  completedOn: fc.option(day),
  standard: fc.constantFrom('', 'ISO 14067'),
});

const unverified: fc.Arbitrary<ProductRelease> = fc.record({
  id: ids,
  productId: ids,
  number: fc.integer({ min: 1, max: 50 }),
  precedingIds: fc.uniqueArray(ids, { maxLength: 3 }),
  createdAt: fc.constant('2026-02-03T04:05:06.789Z'),
  createdBy: fc.constant(null),
  deprecatedAt: fc.option(fc.constant('2026-05-06T07:08:09.012Z')),
  validFrom: day,
  validUntil: day,
  issuer: fc.constantFrom('suppliers.example.com', 'localhost'),
  companyId: fc.integer({ min: 1, max: 1e6 }),
  companyName: word,
  values: fc.record({
    ...Object.fromEntries(Object.entries(bracketValues).map(([name, value]) => [name, fc.constant(value)])),
    name: word,
    description: fc.string({ maxLength: 50 }),
    partNumber: fc.oneof(fc.constant(''), word),
    gtin: fc.constantFrom('', '4006381333931'),
    cpc: fc.constantFrom('', '42999'),
    customsCode: fc.constantFrom('', '7616'),
    declaredUnit: fc.constantFrom(...declaredUnits),
    declaredAmount: fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
    mass: kg,
    fossilCarbon: kg,
    biogenicCarbon: kg,
    exemptedPercent: percent,
    periodStart: day,
    periodEnd: day,
  }) as fc.Arbitrary<ProductRelease['values']>,
  lines: fc.array(line, { maxLength: 5 }),
  footprint: fc.record({
    fossil: kg,
    landUse: kg,
    biogenic: kg,
    uptake: kg.map((value) => -value),
    kg,
    packaging: fc.option(kg),
    primaryShare: percent,
    dataQuality: fc.double({ min: 1, max: 5, noNaN: true }),
    byKind: fc.constant([]),
    gwp: fc.uniqueArray(fc.oneof(fc.constantFrom(...assessmentReports), word), { maxLength: 3 }),
    sources: fc.array(fc.record({ name: word, version: word }), { maxLength: 3 }),
  }),
});

/** Releases of products of every kind, with figures of any size. */
export const anyRelease: fc.Arbitrary<ProductRelease> = fc
  .tuple(unverified, fc.option(verification))
  .map(([release, verified]) => ({ ...release, ...(verified && { verification: verified }) }));
