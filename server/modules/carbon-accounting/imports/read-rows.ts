import { otherReading } from '../../../../core/assessment/parse-number';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import { numberFormat } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import type { Cell } from '../../../lib/tables/csv';
import type { FileTable } from '../../../lib/tables/read-file';
import { collectErrors } from './collect-errors';
import { columnsOf, importTables } from './columns';
import { isExample } from './examples';
import { headingOf, isList, isSheetOf, languageOf, placesIn, plain } from './headings';
import { otherExport } from './other-exports';
import { readCell } from './read-cell';

/** A row of a file with its cells as numbers and texts; `row` is the row number in a spreadsheet. */
export interface FileRow {
  table: ImportTable;
  row: number;
  cells: Record<string, string | number>;
  /** Fields with unreadable cells. */
  broken: readonly string[];
  /** Fields without a column in the file. */
  leftOut: readonly string[];
  /** As in the file. */
  raw: readonly Cell[];
}

export interface ReadRows {
  rows: FileRow[];
  errors: ImportError[];
  /** Names of sheets that have content but no known table. */
  ignoredSheets: string[];
  /** Cells whose text can be read as two numbers. */
  ambiguous: Ambiguous[];
  /**
   * The headings of a table's columns in the file, by their headers; for missing columns, in the language of
   * the file.
   */
  headings: Map<ImportTable, ReadonlyMap<string, string>>;
  sheets: Map<ImportTable, FileSheet>;
}

/** The sheet of a table; its name is empty for a CSV file. */
export interface FileSheet {
  name: string;
  header: readonly Cell[];
}

/** A number in a text whose meaning depends on the reader's language. */
export interface Ambiguous {
  table: ImportTable;
  row: number;
  column: string;
  text: string;
  read: number;
  other: number;
}

const maxRows = 10_000;

/**
 * The rows of every table recognised by its columns, or by its name and some columns: then the missing ones
 * are reported. Numbers in texts are read in the format of the language; in a file separated by commas the
 * point is decimal, in one separated by semicolons the comma. For a file with more than 10,000 rows only that
 * error is returned.
 */
export function readRows(tables: readonly FileTable[], locale: Locale): ReadRows {
  const result: ReadRows = {
    ...{ rows: [], errors: [], ignoredSheets: [], ambiguous: [] },
    headings: new Map(),
    // With two sheets, row numbers would be ambiguous, and a copy would count twice.
    sheets: new Map(),
  };
  /** Headings of sheets without a known table. */
  const strange: string[] = [];
  let hasExamples = false;
  for (const { name, rows, delimiter, isCut } of tables) {
    const at = headerAt(rows);
    const header = rows[at] ?? [];
    const other = otherExport(header);
    if (other) {
      result.errors.push({ ...ofFile, row: 0, value: name, ...other });
      continue;
    }
    const { table, missing } = recognise(name, header);
    if (!table) {
      if (!isList(name)) strange.push(...header.map((cell) => String(cell ?? '').trim()).filter(Boolean));
      if (at >= 0 && name !== '' && !isList(name)) result.ignoredSheets.push(name);
      continue;
    }
    const before = result.sheets.get(table)?.name;
    if (before !== undefined) {
      const message = `The sheet ${before} has this table already; put both into one sheet`;
      const code = 'SHEET_TWICE';
      result.errors.push({ table, row: at + 1, column: '', value: name, code, about: before, message });
      continue;
    }
    result.sheets.set(table, { name, header });
    result.headings.set(table, headingsIn(table, header, locale));
    for (const column of missing) {
      const message = `The column ${column} is missing; take the first row of the template`;
      const code = 'COLUMN_MISSING';
      result.errors.push({ table, row: at + 1, column, value: '', code, about: '', message });
    }
    if (missing.length > 0) continue;
    const given = { table, header, at, rows, locale: localeOfNumbers(delimiter, locale) };
    if (addRows(result, given)) hasExamples = true;
    if (isCut || result.rows.length > maxRows) return { ...result, rows: [], errors: [tooManyRows] };
  }
  if (result.rows.length === 0 && result.errors.length === 0) {
    const isOther = result.sheets.size === 0 && strange.length > 0;
    result.errors.push(isOther ? noTable(strange) : hasExamples ? onlyExamples : noRows);
  }
  return result;
}

const ofFile = { table: null, row: 0, column: '', value: '' };
const tooManyRows: ImportError = {
  ...ofFile,
  code: 'TOO_MANY_ROWS',
  about: String(maxRows),
  message: `The file holds more than ${numberFormat('en').format(maxRows)} rows; split it.`,
};
const noRows: ImportError = {
  ...ofFile,
  code: 'EMPTY',
  about: '',
  message: 'The file holds no rows under the columns of a template; fill in a template and try again.',
};

const onlyExamples: ImportError = {
  ...ofFile,
  code: 'ONLY_EXAMPLES',
  about: '',
  message: 'The file holds nothing but the examples of the template; enter your own figures below them.',
};

const maxHeadings = 6;

/** A table that is none of ours. */
function noTable(headings: readonly string[]): ImportError {
  const about = headings
    .slice(0, maxHeadings)
    .map((heading) => heading.slice(0, 40))
    .join(', ');
  const message = `No table of the import has the columns ${about}; take the first row of a template.`;
  return { ...ofFile, code: 'NO_TABLE', about, message };
}

const isEmpty = (cells: readonly Cell[]) => cells.every((cell) => plain(cell) === '');

/**
 * Spreadsheets separate by semicolons where the comma is the decimal separator, whatever the language of the
 * app.
 */
const localesWithPoint: ReadonlySet<Locale> = new Set(['en', 'zh-CN']);

function localeOfNumbers(delimiter: string | undefined, locale: Locale): Locale {
  if (delimiter === ',') return 'en';
  return delimiter === ';' && localesWithPoint.has(locale) ? 'de' : locale;
}

/** Titles and notes above the headings are few. */
const maxRowsBefore = 20;

/** Index of the row with the most headings of one table; of the first row with content if none has any. */
function headerAt(rows: readonly (readonly Cell[])[]): number {
  const known = rows
    .slice(0, maxRowsBefore)
    .map((cells) => Math.max(...importTables.map((table) => placesIn(table, cells).size)));
  const most = Math.max(...known);
  return most > 0 ? known.indexOf(most) : rows.findIndex((cells) => !isEmpty(cells));
}

/**
 * The table that has all required columns and the most matching columns; else the one that matches the
 * sheet's name or has half of its columns, with the missing required columns.
 */
function recognise(sheet: string, header: readonly Cell[]): { table?: ImportTable; missing: string[] } {
  if (isEmpty(header)) return { missing: [] };
  const candidates = importTables
    .map((table) => {
      const places = placesIn(table, header);
      const columns = columnsOf(table);
      const isThere = (field: string | undefined) => field !== undefined && places.has(field);
      const missing = columns.filter(
        ([field, { isRequired, orElse }]) => isRequired && !isThere(field) && !isThere(orElse),
      );
      const isMeant = missing.length === 0 || isSheetOf(table, sheet) || places.size >= columns.length / 2;
      return { table, known: places.size, isMeant, missing: missing.map(([, column]) => column.header) };
    })
    .filter(({ isMeant }) => isMeant)
    .sort((a, b) => a.missing.length - b.missing.length || b.known - a.known);
  return candidates[0] ?? { missing: [] };
}

function headingsIn(table: ImportTable, header: readonly Cell[], reader: Locale) {
  const language = languageOf(table, header, reader);
  const places = placesIn(table, header);
  return new Map(
    columnsOf(table).map(([field, column]) => [
      column.header,
      String(header[places.get(field) ?? -1] ?? headingOf(table, field, language)).trim(),
    ]),
  );
}

/** Stops one row after the limit. Returns whether an example of the template was left out. */
function addRows(
  { rows: read, errors, ambiguous }: ReadRows,
  given: {
    table: ImportTable;
    header: readonly Cell[];
    /** Index of the header row. */
    at: number;
    rows: readonly Cell[][];
    locale: Locale;
  },
): boolean {
  let hasExample = false;
  const { table, header, at: headerAt, rows, locale } = given;
  const places = placesIn(table, header);
  const columns = columnsOf(table).map(([field, column]) => ({
    field,
    ...column,
    at: places.get(field) ?? -1,
  }));
  const leftOut = columns.filter(({ at }) => at < 0).map(({ field }) => field);
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    if (index <= headerAt || isEmpty(cells)) continue;
    if (isExample(table, places, cells)) {
      hasExample = true;
      continue;
    }
    if (read.length > maxRows) break;
    const values: FileRow['cells'] = {};
    const broken: string[] = [];
    for (const { field, at, ...column } of columns) {
      const cell = cells[at] ?? null;
      const value = readCell(cell, { ...column, at, row, locale });
      if (typeof value !== 'object') {
        values[field] = value;
        const other =
          typeof value === 'number' && typeof cell === 'string' ? otherReading(cell, locale) : undefined;
        if (other !== undefined)
          ambiguous.push({
            table,
            row,
            column: column.header,
            text: String(cell),
            read: Number(value),
            other,
          });
      } else {
        broken.push(field);
        const text = String(cell ?? '').slice(0, 200);
        collectErrors(errors, [{ table, row, column: column.header, value: text, ...value }]);
      }
    }
    read.push({ table, row, cells: values, broken, leftOut, raw: cells });
  }
  return hasExample;
}
