import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { LineOrigin } from '../contracts/ca-products';
import { arrivedOf, isRequestable, numberIn } from './requested-footprints';
import { bracketValues } from './test-product';

const figure: Extract<LineOrigin, { basis: 'figure' }> = {
  ...{ basis: 'figure', by: 'supplier', unit: 'kg', fossil: 1, landUse: 0, biogenic: 0, uptake: 0 },
  ...{ primaryShare: 0, year: 2025, gwp: 'AR6', source: 'Supplier' },
};
const received = { productId: 'p', releaseId: 'r', number: 1 };

it.each([
  ['part', figure, true],
  ['material', { basis: 'spend', sectorId: 1, country: 'AT' }, true],
  ['packaging', figure, true],
  ['part', { ...figure, received }, false],
  ['part', { basis: 'product', productId: 'p' }, false],
  ['energy', figure, false],
  ['transport', figure, false],
] as const)('whether a line of kind %s with the origin %j can be requested: %s', (kind, origin, can) =>
  expect(isRequestable({ kind, origin })).toBe(can),
);

it.each([
  ['Ingot HA-226-10', 'HA-226-10'],
  ['Bolt M8, DIN 933-8.8', '933-8.8'],
  ['Screw 4', ''],
  ['Paint', ''],
])('finds in "%s" the part number "%s"', (name, number) => expect(numberIn(name)).toBe(number));

const offered = (wishes: Partial<OfferedProduct>, partNumber = 'HA-226-10') =>
  ({
    id: 'c1',
    companyId: 7,
    values: { ...bracketValues, name: 'Ingot', partNumber },
    ...wishes,
  }) as OfferedProduct;

it.each([
  [{ part: 'Ingot', partNumber: 'ha 226 10', companyId: 7 }, 'c1'],
  [{ part: 'Ingot', partNumber: 'HA-226-11', companyId: 7 }, undefined],
  [{ part: 'Ingot', partNumber: 'HA-226-10', companyId: 8 }, undefined],
  [{ part: 'INGOT', partNumber: '', companyId: 7 }, 'c1'],
  [{ part: 'Billet', partNumber: '', companyId: 7 }, undefined],
])('for %j the footprint that has arrived is %s', (asked, id) =>
  expect(arrivedOf(asked, [offered({})])?.id).toBe(id),
);

it('recognises a supplier’s footprint by the own number of the company that asked', () => {
  const known = offered({ customerPartNumber: 'NW-4711' });
  expect(arrivedOf({ part: 'Part', partNumber: 'nw 4711', companyId: 7 }, [known])).toBe(known);
});

it('recognises a partner’s footprint by any of its numbers', () => {
  const fetched = offered({ companyId: null, numbers: ['4711-A', 'HA-226-10'] }, 'X-1');
  expect(arrivedOf({ part: 'Ingot', partNumber: '4711-a', companyId: null }, [fetched])).toBe(fetched);
});
