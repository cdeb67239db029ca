import { receivedFigure } from '../../../../../core/products/received';
import { ingot } from '../../../../domain/products/test-offered';
import { bracket } from '../test-products';
import { lineColumns } from './line-columns';
import { maxLines } from '../../../../../core/terms/product-terms';
import { readLines, type LineReading, type LineLabels } from './read-lines';

const labels: LineLabels = {
  locale: 'de',
  headers: {
    ...{ kind: 'Art', name: 'Name', amount: 'Menge', unit: 'Einheit', partNumber: 'Teilenummer' },
    ...{ activity: 'Aktivität', kg: 'kg CO₂e je Einheit', primaryShare: 'Primärdaten (%)' },
    ...{ year: 'Jahr der Angabe', source: 'Quelle', verifiedBy: 'Geprüft von', boundary: 'Systemgrenze' },
  },
  kinds: new Map([
    ['materialien', 'material'],
    ['kaufteile', 'part'],
    ['verpackung', 'packaging'],
    ['transport', 'transport'],
  ]),
  boundaries: new Map([
    ['wiege bis tor', 'all'],
    ['teil davon', 'part'],
  ]),
  units: new Map([
    ['kg', 'kg'],
    ['g', 'g'],
    ['l', 'l'],
    ['stuck', 'piece'],
    ['t km', 't km'],
  ]),
  activities: new Map([
    ['lkw', { id: 7, unit: 't km' }],
    ['diesel', undefined],
  ]),
};
const bush = { ...bracket, id: 'bush', name: 'Bush', partNumber: 'BU-7', mass: 2 };
const partOf = (id: string) => ({
  ...bracket.lines[0],
  origin: { basis: 'product' as const, productId: id },
});
const assembly = {
  ...bracket,
  id: 'assembly',
  partNumber: 'AS-1',
  lines: [partOf('bush')],
} as typeof bracket;
const given = {
  product: { ...bracket, lines: [] },
  products: [bracket, bush, assembly],
  offered: [ingot],
  home: 'AT',
  newId: () => 'new',
};
const head = Object.values(labels.headers);
const read = (...rows: (string | number | null)[][]) => readLines([head, ...rows], labels, given);
const rowsOf = (reading: LineReading) => (reading.kind === 'rows' ? reading.rows : []);
const faultsOf = (...rows: (string | number | null)[][]) => rowsOf(read(...rows)).map(({ fault }) => fault);

it('reads every kind of figure, with numbers and names in the reader’s language', () => {
  const rows = rowsOf(
    read(
      ['Materialien', 'Stahl', '1,5', 'kg', '', '', '2,4', '35', 2024, 'Stahl AG'],
      ['Kaufteile', 'Barren', 3, 'kg', 'ha 226-10'],
      ['', 'Buchse', 2, 'Stück', 'bu 7'],
      ['Transport', 'Anlieferung', 4, 't km', '', 'LKW'],
      ['Materialien', 'Barren HA-226-10', 1, 'kg'],
    ),
  );
  expect(rows.map(({ fault }) => fault)).toEqual(Array(5).fill(undefined));
  expect(rows.map(({ number, line }) => [number, line.kind, line.amount, line.unit])).toEqual([
    [2, 'material', 1.5, 'kg'],
    [3, 'part', 3, 'kg'],
    [4, 'part', 2, 'piece'],
    [5, 'transport', 4, 't km'],
    [6, 'material', 1, 'kg'],
  ]);
  expect(rows.map(({ line }) => line.origin)).toMatchObject([
    { basis: 'figure', fossil: 2.4, unit: 'kg', primaryShare: 35, year: 2024, source: 'Stahl AG' },
    receivedFigure(ingot),
    { basis: 'product', productId: 'bush' },
    { basis: 'activity', activityId: 7, country: 'AT' },
    receivedFigure(ingot),
  ]);
});

it('reads who has verified a figure and whether it is cradle to gate', () => {
  const figure = ['', 'Stahl', 1, 'kg', '', '', 2, '', '', 'Stahl AG'];
  const origins = rowsOf(
    read([...figure, 'DNV', 'Teil davon'], [...figure, '', 'Wiege bis Tor'], figure),
  ).map(({ line }) => line.origin);
  expect(origins[0]).toMatchObject({ verifiedBy: 'DNV', isPartial: true });
  for (const origin of origins.slice(1)) {
    expect(origin).not.toHaveProperty('verifiedBy');
    expect(origin).not.toHaveProperty('isPartial');
  }
});

it('reads rows without headers in the order of the template, and headers in English', () => {
  const row = ['', 'Stahl', 1, 'kg', '', '', 2, '', '', 'Stahl AG'];
  expect(rowsOf(readLines([row], labels, given))).toMatchObject([{ number: 1, fault: undefined }]);
  const english = [
    ['Source', 'Quantity', 'Name', 'UoM', 'kg CO2e per unit'],
    ['Stahl AG', 2, 'Stahl', 'kg', 3],
  ];
  expect(rowsOf(readLines(english, labels, given))).toMatchObject([
    { fault: undefined, line: { amount: 2, origin: { fossil: 3, source: 'Stahl AG' } } },
  ]);
});

it('leaves out titles above the headings, and reads those of other systems', () => {
  const sheet = [
    ['Stückliste Halter'],
    [],
    ['Pos.', 'Material', 'Benennung', 'Menge', 'ME', 'Sachnummer'],
    [10, '4711', 'Barren', '1,5', 'kg', 'HA-226-10'],
  ];
  expect(rowsOf(readLines(sheet, labels, given))).toMatchObject([
    { number: 4, fault: undefined, line: { name: 'Barren', amount: 1.5, origin: receivedFigure(ingot) } },
  ]);
});

it('takes a dash in the place of a part number as no number', () => {
  const unnumbered = { ...given, products: [{ ...given.products[0]!, partNumber: '' }] };
  const [line] = rowsOf(readLines([head, ['', 'Stahl', 1, 'kg', '–']], labels, unnumbered));
  expect(line).toMatchObject({ fault: 'ORIGIN_MISSING', line: { kind: 'material' } });
});

it.each([
  ['KIND_UNKNOWN', ['Kram', 'Stahl', 1, 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['NO_NUMBER', ['', 'Stahl', '12%', 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['NO_NUMBER', ['', 'Stahl', 'viel', 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['NO_NUMBER', ['', 'Stahl', 1, 'kg', '', '', 'wenig', '', '', 'Stahl AG']],
  ['BOUNDARY_UNKNOWN', ['', 'Stahl', 1, 'kg', '', '', 2, '', '', 'Stahl AG', '', 'halb']],
  ['UNIT_MISSING', ['', 'Stahl', 1, '', '', '', 2, '', '', 'Stahl AG']],
  ['LINE_AMOUNT_NOT_POSITIVE', ['', 'Stahl', '', 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['UNIT_UNKNOWN', ['', 'Stahl', 1, 'Elle', '', '', 2, '', '', 'Stahl AG']],
  ['NUMBER_UNKNOWN', ['', 'Stahl', 1, 'kg', 'X-9']],
  ['ACTIVITY_NOT_KNOWN', ['', 'Fahrt', 1, 'l', '', 'Diesel']],
  ['ORIGIN_MISSING', ['', 'Stahl', 1, 'kg']],
  ['LINE_NAME_MISSING', ['', '', 1, 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['LINE_AMOUNT_NOT_POSITIVE', ['', 'Stahl', 0, 'kg', '', '', 2, '', '', 'Stahl AG']],
  ['FIGURE_SOURCE_MISSING', ['', 'Stahl', 1, 'kg', '', '', 2]],
  ['FIGURE_TOO_OLD', ['', 'Stahl', 1, 'kg', '', '', 2, '', 2020, 'Stahl AG']],
  ['FIGURE_NEGATIVE', ['', 'Stahl', 1, 'kg', '', '', -2, '', '', 'Stahl AG']],
  ['UNIT_DOES_NOT_FIT', ['', 'Barren', 1, 'l', 'HA-226-10']],
  ['UNIT_DOES_NOT_FIT', ['', 'Fahrt', 1, 'kg', '', 'LKW']],
  ['UNIT_DOES_NOT_FIT', ['', 'Buchse', 1, 'l', 'BU-7']],
  ['CONTAINS_ITSELF', ['', 'Halter', 1, 'Stück', 'B-1200']],
  ['NESTED_TOO_DEEP', ['', 'Baugruppe', 1, 'Stück', 'AS-1']],
] as const)('reports %s for the row %j', (fault, row) => {
  expect(faultsOf([...row])).toEqual([fault]);
});

it('reports a sheet without rows, and one with too many', () => {
  expect(read()).toEqual({ kind: 'empty' });
  const rows = Array.from({ length: maxLines + 1 }, () => ['', 'Stahl', 1, 'kg']);
  expect(read(...rows)).toEqual({ kind: 'tooMany', count: maxLines + 1 });
});

it('has a header for every column', () => expect(Object.keys(labels.headers)).toEqual([...lineColumns]));
