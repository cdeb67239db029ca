import { FilterFault, readFootprintQuery } from './footprint-filter';

it('reads every criterion, whatever the case of its name', () => {
  expect(
    readFootprintQuery({
      productid: ['urn:gtin:4006381333931', 'URN:PACT:Host.example:part-number:A%201'],
      companyId: 'urn:pact:host.example:company-id:7',
      CLASSIFICATION: 'urn:pact:productclassification:hs:7616',
      geography: ['de', 'FR'],
      validOn: '2025-04-01T00:00Z',
      validAfter: '2025-01-01T01:00:00+01:00',
      validBefore: '2025-12-31T23:59:59.5Z',
      status: 'active',
      limit: '10',
    }),
  ).toEqual({
    filter: {
      productIds: ['urn:gtin:4006381333931', 'URN:PACT:Host.example:part-number:A%201'],
      companyIds: ['urn:pact:host.example:company-id:7'],
      classifications: ['urn:pact:productclassification:hs:7616'],
      geographies: ['DE', 'FR'],
      validOn: '2025-04-01T00:00:00.000Z',
      validAfter: '2025-01-01T00:00:00.000Z',
      validBefore: '2025-12-31T23:59:59.500Z',
      status: 'Active',
    },
    limit: 10,
  });
});

it('requests everything without criteria, and ignores unknown criteria', () => {
  expect(readFootprintQuery({})).toEqual({ filter: {} });
  expect(readFootprintQuery({ 'x-atq-invoice-id': '1', comment: 'please' })).toEqual({ filter: {} });
});

it.each([
  [{ productId: 'part 12' }, 'productId must be a URN.'],
  [{ productId: [12] }, 'productId must be text.'],
  [{ companyId: 'urn:' }, 'companyId must be a URN.'],
  [{ validOn: 'yesterday' }, 'validOn must be a date and time such as 2025-04-01T00:00:00Z.'],
  [{ validOn: '2025-13-01T00:00:00Z' }, 'validOn must be a date and time such as 2025-04-01T00:00:00Z.'],
  [{ validAfter: ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z'] }, 'validAfter may be given once only.'],
  [{ status: 'Draft' }, 'status must be Active or Deprecated.'],
  [{ limit: '-1' }, 'limit must be a whole number of 0 or more.'],
  [{ limit: '1e3' }, 'limit must be a whole number of 0 or more.'],
])('refuses %j with a sentence', (query, sentence) => {
  expect(() => readFootprintQuery(query)).toThrow(new FilterFault(sentence));
});
