import type { ProductLine } from '../contracts/ca-products';
import { faultsOf } from '../records/faults-of';
import { lineSchema } from './line.schema';
import { lineFault } from './rules';
import { bracketValues } from './test-product';

const figure: ProductLine = {
  ...{ id: 'a', kind: 'material', name: 'Ingot', amount: 2, unit: 'kg' },
  origin: {
    ...{ basis: 'figure', by: 'supplier', unit: 't', year: 2024, gwp: 'AR6', source: 'Fjordmetall AS' },
    ...{ fossil: 2.4, landUse: 0, biogenic: 0, uptake: 0, primaryShare: 40 },
  },
};
const energy: ProductLine = {
  ...{ id: 'b', kind: 'energy', name: 'Energy', amount: 5, unit: 'kg' },
  origin: { basis: 'account', year: 2024, part: 'energy', key: 'mass', total: 5 },
};
const line = (of: ProductLine, changes: object, ofOrigin: object = {}): ProductLine =>
  ({ ...of, ...changes, origin: { ...of.origin, ...ofOrigin } }) as ProductLine;

it.each<[string, ProductLine, object]>([
  ['a figure', figure, {}],
  ['the whole site', energy, {}],
  ['a name that cannot be seen', line(figure, { name: '\u200B' }), { name: 'LINE_NAME_MISSING' }],
  ['no amount', line(figure, { amount: NaN }), { amount: 'LINE_AMOUNT_NOT_POSITIVE' }],
  ['litres of a figure per tonne', line(figure, { unit: 'l' }), { unit: 'UNIT_DOES_NOT_FIT' }],
  ['an uptake below 0', line(figure, {}, { uptake: -1 }), { fossil: 'FIGURE_NEGATIVE' }],
  [
    'a share over 100',
    line(figure, {}, { primaryShare: 101 }),
    { primaryShare: 'PRIMARY_SHARE_OUT_OF_RANGE' },
  ],
  ['no source', line(figure, {}, { source: ' ' }), { source: 'FIGURE_SOURCE_MISSING' }],
  ['a figure of three years before', line(figure, {}, { year: 2022 }), {}],
  ['an older figure', line(figure, {}, { year: 2021 }), { year: 'FIGURE_TOO_OLD' }],
  ['no total', line(energy, {}, { total: 0 }), { total: 'TOTAL_NOT_POSITIVE' }],
  ['more than the site', line(energy, { amount: 6 }), { amount: 'SHARE_OVER_ALL' }],
  [
    'no activity',
    { ...energy, origin: { basis: 'activity', activityId: 0, country: 'AT' } },
    { activityId: 'ACTIVITY_UNKNOWN' },
  ],
  [
    'no sector',
    { ...energy, origin: { basis: 'spend', sectorId: 0, country: 'AT' } },
    { sectorId: 'SECTOR_UNKNOWN' },
  ],
  ['no part', { ...energy, origin: { basis: 'product', productId: '' } }, { productId: 'PART_MISSING' }],
])('a line with %s', (_what, given, faults) => {
  expect(faultsOf(lineSchema, given, bracketValues)).toEqual(faults);
});

it('finds every fault for the form, and the first of them for the calculation', () => {
  const empty = line(figure, { name: '', amount: 0 }, { source: '' });
  expect(faultsOf(lineSchema, empty, bracketValues)).toEqual({
    name: 'LINE_NAME_MISSING',
    amount: 'LINE_AMOUNT_NOT_POSITIVE',
    source: 'FIGURE_SOURCE_MISSING',
  });
  expect(lineFault(empty, bracketValues)).toBe('LINE_NAME_MISSING');
});
