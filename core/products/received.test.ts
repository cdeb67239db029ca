import type { OfferedProduct } from '../contracts/ca-offered-products';
import { isSameFigure, offeredByNumber, receivedFigure, stateOfReceived, withRelease } from './received';
import { bracketValues } from './test-product';

const ingot: OfferedProduct = {
  id: 'c1',
  productId: 'p1',
  number: 2,
  createdAt: '2026-02-02T10:00:00.000Z',
  validFrom: '2026-01-01',
  validUntil: '2028-12-31',
  companyId: 77,
  companyName: 'Hallingdal Aluminium AS',
  values: {
    ...{ ...bracketValues, name: 'Ingot', partNumber: 'HA-226-10', declaredUnit: 'kg', declaredAmount: 10 },
  },
  footprint: {
    ...{ fossil: 41, landUse: 2, biogenic: 0.5, uptake: -0.2, kg: 43.5, packaging: null },
    ...{ primaryShare: 62, dataQuality: 2.1, byKind: [], gwp: ['AR6', 'AR5'], sources: [] },
  },
};

it('is per declared unit, with uptake as in lines and the oldest of the reports', () => {
  const figure = receivedFigure(ingot);
  expect(figure).toEqual({
    ...{ basis: 'figure', by: 'supplier', unit: 'kg', fossil: 4.1, landUse: 0.2, biogenic: 0.05 },
    ...{ uptake: expect.closeTo(0.02, 12) as number, primaryShare: 62, year: 2025, gwp: 'AR5' },
    source: 'Hallingdal Aluminium AS, Ingot, HA-226-10',
    received: { productId: 'p1', releaseId: 'c1', number: 2 },
  });
  const dry = receivedFigure({ ...ingot, footprint: { ...ingot.footprint, uptake: 0 } });
  expect(Object.is(dry.uptake, 0)).toBe(true);
  expect(isSameFigure(JSON.parse(JSON.stringify(dry)) as typeof dry, dry)).toBe(true);
});

it('belongs to the release unless more than its source is changed', () => {
  const { received, ...typed } = receivedFigure(ingot);
  const release = receivedFigure(ingot);
  expect(withRelease({ ...typed, source: 'As delivered' }, release).received).toEqual(received);
  for (const changes of [{ fossil: 4 }, { year: 2024 }, { by: 'study' as const }, { unit: 't' }])
    expect(withRelease({ ...typed, ...changes }, release)).toEqual({ ...typed, ...changes });
});

it('tells whether a newer release is offered, or none any longer', () => {
  const figure = receivedFigure(ingot);
  const newer = { ...ingot, id: 'c2', number: 3 };
  expect(stateOfReceived(figure, [ingot])).toEqual({ state: 'newest', newest: ingot });
  expect(stateOfReceived(figure, [newer])).toEqual({ state: 'newer', newest: newer });
  expect(stateOfReceived(figure, [{ ...newer, productId: 'p2' }])?.state).toBe('gone');
  const { received: _received, ...typed } = figure;
  expect(stateOfReceived(typed, [ingot])).toBeUndefined();
});

it.each([
  ['Ingots HA-226-10', 'c1'],
  ['ingots (ha 226 10)', undefined],
  ['HA 226 10', 'c1'],
  ['ha22610, 10 kg', 'c1'],
  ['Ingots HA-226-100', undefined],
  ['', undefined],
])('finds a footprint by the part number in "%s"', (name, id) => {
  expect(offeredByNumber(name, [ingot])?.id).toBe(id);
});

it('finds a footprint by the buyer’s own part number', () => {
  const known = { ...ingot, customerPartNumber: 'NW-4711' };
  expect(offeredByNumber('Ingots NW-4711', [known])?.id).toBe('c1');
  expect(offeredByNumber('Ingots NW-4711', [ingot])).toBeUndefined();
});

it.each(['4006381333931', '04006381333931', 'Bolt 4006381333931 (box)', '4006381-333931'])(
  'finds a footprint by its GTIN in any notation: %s',
  (name) => {
    const bolt = { ...ingot, values: { ...ingot.values, partNumber: '', gtin: '4006381333931' } };
    expect(offeredByNumber(name, [bolt])?.id).toBe('c1');
    const padded = { ...bolt, values: { ...bolt.values, gtin: '' }, numbers: ['04006381333931'] };
    expect(offeredByNumber(name, [padded])?.id).toBe('c1');
  },
);

describe('of several companies with the same part number', () => {
  const norsk = { ...ingot, companyNumbers: ['NO 987 654 321 MVA'] };
  const alpen = {
    ...ingot,
    id: 'c9',
    productId: 'p9',
    companyName: 'Alpen',
    companyNumbers: ['ATU12345678'],
  };
  test.each([
    ['the one whose number stands in the line', 'HA-226-10, ATU 1234 5678', 'c9'],
    ['the one whose number stands there, whatever name does', 'HA-226-10 Alpen NO987654321MVA', 'c1'],
    ['the one whose name stands there, where no number does', 'HA-226-10 Hallingdal Aluminium AS', 'c1'],
    ['none, where neither does', 'HA-226-10', undefined],
    ['none, where the names of both do', 'HA-226-10 Alpen or Hallingdal Aluminium AS', undefined],
  ])('%s', (_what, name, id) => {
    expect(offeredByNumber(name, [norsk, alpen])?.id).toBe(id);
  });
});

it('offers none if two suppliers have the same part number', () => {
  expect(offeredByNumber('HA-226-10', [ingot, { ...ingot, id: 'c9', productId: 'p9' }])).toBeUndefined();
  const nameless = { ...ingot, values: { ...ingot.values, partNumber: '' } };
  expect(offeredByNumber('Ingot', [nameless])).toBeUndefined();
});
