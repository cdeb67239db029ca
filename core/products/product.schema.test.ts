import type { ProductLine } from '../contracts/ca-products';
import { faultsOf } from '../records/faults-of';
import { lineSchema, productSchema, releaseSchema } from './product.schema';
import { lineFault } from './rules';
import { bracketValues } from './test-product';

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'PRODUCT_NAME_MISSING' }],
  [{ name: '\u200B\u00AD' }, { name: 'PRODUCT_NAME_MISSING' }],
  [{ declaredAmount: 0 }, { declaredAmount: 'DECLARED_AMOUNT_NOT_POSITIVE' }],
  [{ declaredAmount: NaN }, { declaredAmount: 'DECLARED_AMOUNT_NOT_POSITIVE' }],
  [{ gtin: '4006381333931' }, {}],
  [{ gtin: '40063813339' }, { gtin: 'GTIN_INVALID' }],
  [{ customsCode: '7616 99' }, { customsCode: 'CODE_INVALID' }],
  [{ cpc: '4299X' }, { cpc: 'CODE_INVALID' }],
  [{ mass: -1 }, { mass: 'MASS_NEGATIVE' }],
  [{ fossilCarbon: -1 }, { fossilCarbon: 'CARBON_NEGATIVE' }],
  [{ periodEnd: '2025-01-01' }, { periodEnd: 'PERIOD_INVALID' }],
  [{ exemptedPercent: 2 }, { exemptedReason: 'EXEMPTED_REASON_MISSING' }],
  [{ exemptedPercent: 2, exemptedReason: 'Inserts' }, {}],
  [{ exemptedPercent: 2, exemptedReason: '\u2060' }, { exemptedReason: 'EXEMPTED_REASON_MISSING' }],
  [{ exemptedPercent: 101, exemptedReason: 'All' }, { exemptedPercent: 'EXEMPTED_OUT_OF_RANGE' }],
])('%j has the faults %j', (wishes, faults) =>
  expect(faultsOf(productSchema, { ...bracketValues, ...wishes })).toEqual(faults),
);

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

it.each([
  [undefined, {}],
  [null, {}],
  ['', {}],
  ['2026-03-12', {}],
  ['2026-03-13', { completedOn: 'VERIFIED_IN_FUTURE' }],
])('a release whose footprint was verified on %s has the faults %j', (completedOn, faults) => {
  const terms = { validFrom: '2026-01-01', validUntil: '2026-12-31', completedOn };
  const context = { periodEnd: '2025-12-31', footprint: { kg: 60 }, today: '2026-03-12' };
  expect(faultsOf(releaseSchema, terms, context)).toEqual(faults);
});
