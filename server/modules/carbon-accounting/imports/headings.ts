import type { ImportTable } from '../../../../core/contracts/ca-imports';
import { locales, type Locale } from '../../../../core/i18n/locales';
import { fold } from '../../../../core/search/fold';
import type { Cell } from '../../../lib/tables/csv';
import { sheetNames as namesIn } from '../../../lib/texts/sheet-names';
import { columnsOf, sheetNames } from './columns';

/** No heading or name of a sheet is longer; a cell may have megabytes, and headings are compared often. */
const maxLength = 200;

/** Text of a heading or a sheet, normalised for comparison. */
export const plain = (cell: Cell | undefined): string =>
  fold(
    String(cell ?? '')
      .trimStart()
      .slice(0, maxLength),
  )
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Headings of columns and a list in older templates, from before Chinese used 行业 for sector: people still
 * have those.
 */
const earlierHeadings: Partial<Record<ImportTable, Readonly<Record<string, string>>>> = {
  distribution: { sectorCode: '部门代码', sector: '部门', share: '部门采购占比（%）' },
  suppliers: { sectorCode: '部门代码', sector: '部门', share: '部门内占比（%）' },
};
const earlierList = '部门列表';

/** The heading of a column in a language. */
export function headingOf(table: ImportTable, field: string, locale: Locale): string {
  const names: Readonly<Record<string, string>> = namesIn[locale].sheets.headings[table];
  return names[field] ?? field;
}

/** Positions of a table's columns in a row of headings, by field, in any language. */
export function placesIn(table: ImportTable, row: readonly Cell[]): ReadonlyMap<string, number> {
  const cells = row.map(plain);
  const places = new Map<string, number>();
  for (const [field, names] of headingsOf(table)) {
    const at = cells.findIndex((cell) => names.has(cell));
    if (at >= 0) places.set(field, at);
  }
  return places;
}

/** The language of most headings; the reader's if several tie. */
export function languageOf(table: ImportTable, row: readonly Cell[], reader: Locale): Locale {
  const cells = new Set(row.map(plain));
  const known = (locale: Locale) =>
    columnsOf(table).filter(([field]) => cells.has(plain(headingOf(table, field, locale)))).length;
  return locales.reduce((best, locale) => (known(locale) > known(best) ? locale : best), reader);
}

export const isSheetOf = (table: ImportTable, sheet: string): boolean =>
  [sheetNames[table], ...locales.map((locale) => namesIn[locale].sheets.sheets[table])]
    .map(plain)
    .includes(plain(sheet));

/** The template's lists to choose from, which nobody expects to be imported. */
export const isList = (sheet: string): boolean =>
  [earlierList, ...locales.flatMap((locale) => Object.values<string>(namesIn[locale].sheets.lists))]
    .map(plain)
    .includes(plain(sheet));

/** CO₂ and m³ in a CSV file whose encoding has no small digits. */
const withoutSmallDigits = (heading: string) => heading.replace(/[₂³]/gu, '?');

const known = new Map<ImportTable, ReadonlyMap<string, ReadonlySet<string>>>();

function headingsOf(table: ImportTable): ReadonlyMap<string, ReadonlySet<string>> {
  const headings =
    known.get(table) ??
    new Map(
      columnsOf(table).map(([field, { header }]) => [
        field,
        new Set(
          [
            header,
            earlierHeadings[table]?.[field] ?? header,
            ...locales.map((locale) => headingOf(table, field, locale)),
          ].flatMap((heading) => [plain(heading), plain(withoutSmallDigits(heading))]),
        ),
      ]),
    );
  known.set(table, headings);
  return headings;
}
