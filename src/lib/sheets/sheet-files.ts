import type { Locale } from '../../../core/i18n/locales';
import { numberFormat } from '../../../core/i18n/intl';
import { cellText } from '../../../core/tables/cell-text';
import { decodeText, type CodePage } from '../../../core/tables/decode-text';
import { delimiterOf } from '../../../core/tables/delimiter';
import { withMark, withoutMark } from '../../../core/tables/formula-mark';
import { normalStyle } from '../../../core/tables/normal-style';
import { letterSamples } from '../../../core/tables/letter-samples';
import { isOldExcel, isZip, kindOfBytes, kindOfText } from '../../../core/tables/file-kinds';
import { sheetName, withSheetNames } from '../../../core/tables/sheet-names';
import { slicesOf } from './slices-of';

export type Cell = string | number | null;

export type SheetFormat = 'csv' | 'xlsx';

const maxFileBytes = 2 * 1024 * 1024;
/** Of a workbook: a few bytes can stand for more than a device has memory. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/** The file is too large, not a sheet, or broken. */
export class UnreadableSheetError extends Error {
  constructor(
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

interface SheetOptions {
  format: SheetFormat;
  locale: Locale;
  name: string;
  widths: readonly number[];
  /** Cells that a spreadsheet must treat as text: it would turn "50 %" into 0.5. */
  isAsTyped?: (row: number, column: number) => boolean;
}

/** A file of plain values: no typed text becomes a formula. */
export async function writeSheet(
  cells: readonly (readonly Cell[])[],
  { format, locale, name, widths, isAsTyped = () => false }: SheetOptions,
): Promise<Blob> {
  if (format === 'csv') return new Blob([toCsv(cells, locale)], { type: 'text/csv;charset=utf-8' });
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const data = cells.map((row, index) =>
    row.map((value, column) => {
      const asTyped = isAsTyped(index, column) ? { format: '@' } : {};
      if (value === null || value === '')
        return isAsTyped(index, column) ? { value: '', type: String, ...asTyped } : null;
      if (index === 0) return { value: String(value), type: String, fontWeight: 'bold' as const };
      if (typeof value === 'number') return { value, type: Number, ...asTyped };
      return { value: cellText(value), type: String, wrap: true, ...asTyped };
    }),
  );
  const columns = widths.map((width) => ({ width }));
  return writeWorkbook([{ data, sheet: sheetName(name), columns, stickyRowsCount: 1 }], {
    features: [normalStyle],
  }).toBlob();
}

export interface BookSheet {
  name: string;
  cells: readonly (readonly (Cell | Date)[])[];
  widths: readonly number[];
}

/** A workbook with several sheets of plain values; the first row of each is its header. */
export async function writeSheets(sheets: readonly BookSheet[]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  return writeWorkbook(
    withSheetNames(sheets).map(({ name, cells, widths }) => ({
      data: cells.map((row, index) => row.map((value) => valueCell(value, index === 0))),
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    { features: [normalStyle] },
  ).toBlob();
}

/** A day is midnight in UTC. */
function valueCell(value: Cell | Date, isHead: boolean) {
  if (value === null || value === '') return null;
  if (isHead) return { value: String(value), type: String, fontWeight: 'bold' as const, wrap: true };
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number') return { value, type: Number };
  return { value: cellText(value), type: String, wrap: true };
}

/** How the letters of a file that is not in Unicode were read. */
export interface Encoding {
  file: File;
  codePage: CodePage;
  /** All that can be chosen. */
  possible: readonly CodePage[];
  /** Texts that show whether it is the right one. */
  samples: readonly string[];
}

export interface Sheet {
  cells: readonly (readonly Cell[])[];
  /** Of a CSV file that is not in Unicode. */
  encoding?: Encoding;
}

/** Limits, and what a person knows about the file. */
interface ReadOptions {
  largest?: number;
  codePage?: CodePage | undefined;
}

/** The cells of a CSV or XLSX file, recognised by its content. @throws UnreadableSheetError */
export async function readSheet(
  file: File,
  { largest = maxFileBytes, codePage }: ReadOptions = {},
): Promise<Sheet> {
  if (file.size > largest) throw new UnreadableSheetError('The file is too large', true);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) return { cells: await readWorkbook(bytes) };
    const decoded = isOldExcel(bytes) || kindOfBytes(bytes) ? undefined : decodeText(bytes, codePage);
    const kind = decoded && kindOfText(decoded.text);
    if (!decoded || (kind && kind !== 'EMPTY')) throw new Error('The file is no table');
    const { text, codePage: found, possible = [] } = decoded;
    const cells = await parse(text);
    if (!found) return { cells };
    return { cells, encoding: { file, codePage: found, possible, samples: letterSamples(cells) } };
  } catch (error) {
    throw unreadable(error);
  }
}

/** The cells of a delimited text, such as one copied from a spreadsheet. @throws UnreadableSheetError */
export async function readPasted(text: string): Promise<Sheet['cells']> {
  try {
    return await parse(text);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): UnreadableSheetError {
  if (error instanceof UnreadableSheetError) return error;
  return new UnreadableSheetError(error instanceof Error ? error.message : String(error));
}

async function readWorkbook(bytes: Uint8Array): Promise<Cell[][]> {
  const { readSheet: read } = await import('read-excel-file/universal');
  const { repairWorkbook } = await import('../../../core/tables/repair-workbook.mjs');
  const { unpackedSize } = await import('../../../core/tables/unpacked-size');
  if (unpackedSize(bytes) > maxUnpackedBytes)
    throw new UnreadableSheetError('The file is too large once unpacked', true);
  const rows = await read(repairWorkbook(bytes));
  return rows.map((row) => row.map(toCell));
}

/** Lets the page render and respond between chunks of a long text. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

async function parse(text: string): Promise<Cell[][]> {
  const { parse: parseCsv } = await import('csv-parse/browser/esm/sync');
  const delimiter = delimiterOf(text);
  const rows: Cell[][] = [];
  const slices = slicesOf(text);
  for (const slice of slices) {
    if (slices.length > 1) await yieldToMain();
    const read: string[][] = parseCsv(slice, {
      // Empty lines stay, so that row numbers match those of spreadsheets.
      ...{ bom: true, delimiter, relaxColumnCount: true },
      // Spreadsheets copy a cell with quotes as it is.
      relaxQuotes: true,
    });
    for (const row of read) rows.push(row.map(withoutMark));
  }
  return rows;
}

function toCell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? null : String(value as boolean);
}

/** Spreadsheets in languages with a decimal comma expect semicolons between cells. */
function toCsv(cells: readonly (readonly Cell[])[], locale: Locale): string {
  const separator = locale === 'en' || locale === 'zh-CN' ? ',' : ';';
  const number = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
  const written = cells.map((row) =>
    row.map((cell) => quoted(typeof cell === 'number' ? number.format(cell) : (cell ?? ''))).join(separator),
  );
  return `\uFEFF${written.join('\r\n')}\r\n`;
}

/** A text that begins like a formula gets an apostrophe, which spreadsheets read as the mark of a text. */
function quoted(text: string): string {
  const plain = /^-?[\d.,]+$/u.test(text) ? text : withMark(text);
  return `"${plain.replaceAll('"', '""')}"`;
}
