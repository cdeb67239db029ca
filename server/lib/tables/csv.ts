import { parse } from 'csv-parse/sync';
import { numberFormat } from '../../../core/i18n/intl';
import type { Locale } from '../../../core/i18n/locales';
import { delimiterOf } from '../../../core/tables/delimiter';
import { withMark } from '../../../core/tables/formula-mark';

/** A cell of a spreadsheet or a CSV file. */
export type Cell = string | number | boolean | null;

/** Invalid CSV, for example with an unclosed quote; the message names the line. */
export class UnreadableCsvError extends Error {}

interface CsvTable {
  rows: string[][];
  delimiter: string;
  /** There are more rows than these. */
  isCut: boolean;
}

/**
 * The rows of a CSV file (RFC 4180), separated by comma, semicolon or tab; a byte order mark is skipped. Empty
 * lines are rows, so that row numbers match those of spreadsheets; empty lines at the end are left out. Rows
 * beyond `maxRows` are not read.
 * @throws UnreadableCsvError
 */
export function readCsv(text: string, maxRows = Infinity): CsvTable {
  const delimiter = delimiterOf(text);
  try {
    const rows: string[][] = parse(withoutEmptyEnd(text, delimiter), {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      trim: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: Number.isFinite(maxRows) ? maxRows + 1 : -1,
    });
    const isCut = rows.length > maxRows;
    return { rows: isCut ? rows.slice(0, maxRows) : rows, delimiter, isCut };
  } catch (error) {
    throw new UnreadableCsvError((error as Error).message);
  }
}

/** Spreadsheets save as many empty rows as were ever formatted. */
function withoutEmptyEnd(text: string, delimiter: string): string {
  const empty = ` \t\r\n${delimiter}`;
  let end = text.length;
  while (end > 0 && empty.includes(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return lineEnd < 0 ? text : text.slice(0, end + lineEnd);
}

interface CsvStyle {
  locale?: Locale | undefined;
  /** Start of a file; empty for the parts after it. */
  start?: string;
}

/**
 * Languages whose spreadsheets expect semicolons between cells, because the comma is their decimal separator.
 */
const withDecimalComma: ReadonlySet<Locale> = new Set(['de', 'es', 'fr', 'pt']);

/**
 * Rows as CSV that spreadsheets of the language can open; the start of a file has a byte order mark, so that
 * they read it as UTF-8.
 */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  { locale = 'en', start = '\ufeff' }: CsvStyle = {},
): string {
  const separator = withDecimalComma.has(locale) ? ';' : ',';
  const numbers = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  const write = (value: Cell) => (typeof value === 'number' ? numbers.format(value) : toCell(value));
  return `${start}${rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('')}`;
}

function toCell(value: string | boolean | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = withMark(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
