import fc from 'fast-check';
import { Value } from 'typebox/value';
import { PactFootprint } from '../contracts/pact';
import { anyRelease } from '../../tests/support/products/any-release';
import { toDecimal, toPact } from './to-pact';

const [release] = fc.sample(anyRelease, { numRuns: 1, seed: 7 });

it('is valid by the data model of the specification, for any product', () =>
  fc.assert(
    fc.property(anyRelease, (any) => {
      const faults = Value.Errors(PactFootprint, toPact(any));
      expect(faults.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
    }),
    { numRuns: 500 },
  ));

it('says the same figures', () =>
  fc.assert(
    fc.property(anyRelease, (any) => {
      const { pcf } = toPact(any);
      const near = (text: string | undefined, wanted: number) =>
        expect(Math.abs(Number(text) - wanted)).toBeLessThanOrEqual(1e-12 * Math.abs(wanted));
      near(pcf.pcfExcludingBiogenicUptake, any.footprint.kg);
      near(pcf.pcfIncludingBiogenicUptake, any.footprint.kg + any.footprint.uptake);
      near(pcf.fossilGhgEmissions, any.footprint.fossil);
      near(pcf.primaryDataShare, any.footprint.primaryShare);
      expect(pcf.packagingGhgEmissions === undefined).toBe(!pcf.packagingEmissionsIncluded);
    }),
  ));

it('has the notation of the specification', () => {
  if (!release) throw new Error('no release');
  const { values } = release;
  const made = toPact({
    ...release,
    id: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02',
    productId: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b03',
    precedingIds: ['0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b04'],
    deprecatedAt: null,
    issuer: 'suppliers.example.com',
    companyId: 12,
    validFrom: '2026-01-01',
    validUntil: '2028-12-31',
    values: {
      ...values,
      partNumber: 'AG 12/00',
      gtin: '4006381333931',
      cpc: '42999',
      customsCode: '7616',
      declaredUnit: 't',
      declaredAmount: 2,
      periodStart: '2025-01-01',
      periodEnd: '2025-12-31',
    },
    footprint: {
      ...release.footprint,
      fossil: 1.5,
      landUse: 0,
      biogenic: 0,
      kg: 1.5,
      uptake: -0.25,
      gwp: [],
    },
  });
  expect(made).toMatchObject({
    status: 'Active',
    validityPeriodStart: '2026-01-01T00:00:00Z',
    validityPeriodEnd: '2029-01-01T00:00:00Z',
    companyIds: ['urn:pact:suppliers.example.com:company-id:12'],
    productIds: [
      'urn:pact:suppliers.example.com:product-id:0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b03',
      'urn:pact:suppliers.example.com:part-number:AG%2012%2F00',
      'urn:gtin:4006381333931',
    ],
    productClassifications: [
      'urn:pact:productclassification:un-cpc:42999',
      'urn:pact:productclassification:hs:7616',
    ],
    precedingPfIds: ['0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b04'],
    pcf: {
      declaredUnitOfMeasurement: 'kilogram',
      declaredUnitAmount: '2000',
      referencePeriodEnd: '2026-01-01T00:00:00Z',
      pcfExcludingBiogenicUptake: '1.5',
      pcfIncludingBiogenicUptake: '1.25',
      biogenicCO2Uptake: '-0.25',
      ipccCharacterizationFactors: ['AR6'],
    },
  });
});

it.each([
  [0, '0'],
  [-0, '0'],
  [1e-9, '0.000000001'],
  [1e21, '1000000000000000000000'],
  [-0.5, '-0.5'],
])('writes %d as %s', (value, text) => expect(toDecimal(value)).toBe(text));
