import { locales } from '../../../../core/i18n/locales';
import { columnsOf, importTables } from './columns';
import { headingOf, isList, placesIn, plain } from './headings';

test.each(importTables)('no heading of %s means two columns, in any combination of languages', (table) => {
  const fields = columnsOf(table).map(([field]) => field);
  for (const locale of locales) {
    const row = fields.map((field) => headingOf(table, field, locale));
    expect([locale, Object.fromEntries(placesIn(table, row))]).toEqual([
      locale,
      Object.fromEntries(fields.map((field, at) => [field, at])),
    ]);
  }
});

test('headings are read regardless of case, accents and extra spaces', () => {
  const places = placesIn('activities', ['ANNEE', 'quantite ', 'Calorific value (kWh per  m³ or kg)']);
  expect(Object.fromEntries(places)).toEqual({ year: 0, amount: 1, calorificValue: 2 });
});

test('templates that call a sector 部门 are still read', () => {
  const places = placesIn('suppliers', ['年份', '部门代码', '部门', '供应商编号', '部门内占比（%）']);
  expect(Object.fromEntries(places)).toEqual({ year: 0, sectorCode: 1, sector: 2, supplierId: 3, share: 4 });
  expect(isList('部门列表')).toBe(true);
});

test('only the beginning of a cell of megabytes, which is no heading, is compared', () => {
  expect(plain('1 '.repeat(1_000_000))).toHaveLength(199);
});

test('a heading is found behind any number of spaces, and none in a cell of spaces', () => {
  expect(plain(`${' '.repeat(1_000)} Activity \n ID `)).toBe('activity id');
  expect(plain(' '.repeat(1_000))).toBe('');
});
