import fc from 'fast-check';
import { bioethanol, greenEthanol } from '../../tests/support/products/published-footprint';
import { anyRelease } from '../../tests/support/products/any-release';
import type { PactReceived } from '../contracts/pact-received';
import { fromPact } from './from-pact';
import { toPact } from './to-pact';

function read(document: unknown) {
  const result = fromPact(document as PactReceived);
  if ('field' in result) throw new Error(result.field);
  return result.footprint;
}

describe('the published examples', () => {
  test('with all its figures', () => {
    const { footprint, values, ...said } = read(bioethanol);
    expect(said).toEqual({
      id: bioethanol.id,
      precedingIds: [],
      isDeprecated: false,
      createdAt: '2025-04-30T00:00:00.000Z',
      validFrom: '2024-12-31',
      validUntil: '2027-12-30',
      companyName: 'Company 1',
      numbers: ['5695872369587'],
      companyNumbers: ['company1'],
    });
    expect(values).toMatchObject({
      ...{ name: 'Product 1', gtin: '5695872369587', partNumber: '' },
      ...{ declaredUnit: 'kg', declaredAmount: 1, mass: 1, biogenicCarbon: 0.44 },
      ...{ country: 'US', site: 'US-TX', periodStart: '2024-01-01', periodEnd: '2024-12-30' },
    });
    expect(footprint).toMatchObject({ fossil: 0.35, landUse: 0.03, uptake: -1.61, primaryShare: 12.9 });
    expect(footprint.biogenic).toBeCloseTo(0.004, 12);
    expect(footprint.kg).toBeCloseTo(0.384, 12);
    expect(footprint.dataQuality).toBeCloseTo(7.1 / 3, 12);
  });

  test('with many members left out: a region without a country, removals, three years of validity', () => {
    const { footprint, values, validUntil } = read({ ...greenEthanol, validityPeriodEnd: undefined });
    expect(values).toMatchObject({ declaredUnit: 'l', country: 'ZZ', site: 'Western Europe', cpc: '1234' });
    expect(footprint).toMatchObject({ fossil: 1.5, landUse: 0, packaging: null });
    expect(footprint.biogenic).toBeCloseTo(0.75, 12);
    expect(footprint.uptake).toBeCloseTo(-0.62, 12);
    expect(validUntil).toBe('2028-12-31');
  });
});

test('fossil emissions of land management count once, whether the fossil ones include them or not', () => {
  const pcf = { ...bioethanol.pcf, fossilGhgEmissions: '0.38', landUseChangeGhgEmissions: '0.001' };
  const { footprint } = read({ ...bioethanol, pcf: { ...pcf, pcfExcludingBiogenicUptake: '0.385' } });
  expect(footprint).toMatchObject({ fossil: 0.38, landUse: 0.001 });
  expect(footprint.biogenic).toBeCloseTo(0.004, 12);
  expect(footprint.kg).toBeCloseTo(0.385, 12);
});

test('recognises a company by the numbers of its URNs', () => {
  const companyIds = [
    'urn:pact:example.com:vat-id:NO987654321MVA',
    `urn:uuid:${bioethanol.id}`,
    'urn:lei:529900',
  ];
  expect(read({ ...bioethanol, companyIds }).companyNumbers).toEqual(['NO987654321MVA', '529900']);
});

it('reads back unchanged what the product itself sends, for any release', () =>
  fc.assert(
    fc.property(anyRelease, (any) => {
      const { fossil, landUse, biogenic } = any.footprint;
      const release = { ...any, footprint: { ...any.footprint, kg: fossil + landUse + biogenic } };
      fc.pre(release.values.periodStart <= release.values.periodEnd);
      const { footprint, values } = read(toPact(release));
      const size = release.values.declaredUnit === 't' ? 1000 : 1;
      const near = (is: number, wanted: number) =>
        expect(Math.abs(is - wanted)).toBeLessThanOrEqual(
          1e-11 * Math.max(1, Math.abs(wanted), release.footprint.kg),
        );
      for (const part of ['kg', 'fossil', 'landUse', 'biogenic', 'uptake'] as const)
        near(footprint[part], release.footprint[part]);
      near(values.declaredAmount, release.values.declaredAmount * size);
      expect(values).toMatchObject({
        ...{ name: release.values.name, country: release.values.country, gtin: release.values.gtin },
        ...{ periodStart: release.values.periodStart, periodEnd: release.values.periodEnd },
      });
    }),
  ));

test('is valid for at most three years after its period, whatever it states', () => {
  expect(read({ ...bioethanol, validityPeriodEnd: '2099-01-01T00:00:00Z' }).validUntil).toBe('2027-12-30');
});

test('has names in one line, or a number where nothing of a name can be seen', () => {
  const names = ({ companyName, values }: ReturnType<typeof read>) => [companyName, values.name];
  const lines = { companyName: ' Company\n1 ', productNameCompany: '\u202EProduct\t 1' };
  expect(names(read({ ...bioethanol, ...lines }))).toEqual(['Company 1', 'Product 1']);
  const nothing = { companyName: ' ', productNameCompany: '\u200B' };
  expect(names(read({ ...bioethanol, ...nothing }))).toEqual(['company1', '5695872369587']);
});

test('recognises a product by the numbers of its URNs, and not by ids that a system generated', () => {
  const productIds = [
    'urn:pact:example.com:product-id:9c05bc35-68f8-4b3b-9c05-68f8bc359c05',
    'urn:pact:example.com:customcode:buyer-assigned:K-77%2F1',
    'urn:pact:example.com:part-number:HA-226',
    'urn:gtin:5695872369587',
  ];
  const { numbers, values } = read({ ...bioethanol, productIds });
  expect(numbers).toEqual(['K-77/1', 'HA-226', '5695872369587']);
  expect(values.partNumber).toBe('HA-226');
});

test('the number of the buyer is not the manufacturer’s, even if it is the only one', () => {
  const productIds = ['urn:pact:example.com:customcode:buyer-assigned:K-77%2F1', 'urn:gtin:5695872369587'];
  const { customerPartNumber, values } = read({ ...bioethanol, productIds });
  expect([customerPartNumber, values.partNumber]).toEqual(['K-77/1', '']);
  expect(read(bioethanol)).not.toHaveProperty('customerPartNumber');
});
