import { decodeText, type CodePage } from '../../../core/tables/decode-text';
import { isOldExcel, isZip, kindOfBytes, kindOfText, type FileKind } from '../../../core/tables/file-kinds';
import { readCsv, UnreadableCsvError, type Cell } from './csv';
import { fewAtOnce } from '../few-at-once';
import { checkSizes } from './check-sizes';
import { readWorkbook, WorkbookTooLargeError } from './read-workbook';
import { kindOfEntries, whatToDo } from './file-advice';
import { zipEntries, type ZipEntry } from './zip-entries';

/** A sheet, or the one table of a CSV file; its first row is the header. */
export interface FileTable {
  /** Name of the sheet; empty for a CSV file. */
  name: string;
  rows: Cell[][];
  /** The cell separator; undefined for a spreadsheet, whose numbers are numbers. */
  delimiter?: string;
  /** Of a CSV file that is not in Unicode. */
  codePage?: CodePage;
  /** All code pages in which it is a text. */
  possible?: readonly CodePage[];
  /** A CSV file has more rows than these. */
  isCut?: boolean;
}

/** A file whose tables cannot be read; the message says what to do. */
export class UnreadableFileError extends Error {
  constructor(
    readonly code: FileKind | 'NOT_A_TABLE' | 'MACROS' | 'OLD_EXCEL' | 'TOO_LARGE' | 'ENCODING' | 'BROKEN',
    message: string,
  ) {
    super(message);
  }
}

/** Bytes of all entries together. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** For a CSV file, including empty rows between others: more than any table of ours may have. */
const maxCsvRows = 25_000;
/** Of a row: many times what any table of ours has. The rest is left out. */
const maxCells = 500;
/** Each takes hundreds of MB; waiting and reading end before a proxy gives up after a minute. */
const workbooks = fewAtOnce({ most: 2, maxWaitMs: 20_000 });

/**
 * The tables of an XLSX or CSV file, recognised by its content. Formulas are not calculated: such a cell has
 * the value it had when the file was saved.
 * @param codePage of a CSV file that is not in Unicode; recognised if undefined
 * @throws UnreadableFileError; ApiError 503 while too many other workbooks are read
 */
export async function readFile(file: Buffer, codePage?: CodePage): Promise<FileTable[]> {
  const tables = await readTables(file, codePage);
  return tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.slice(0, maxCells)) }));
}

async function readTables(file: Buffer, chosen: CodePage | undefined): Promise<FileTable[]> {
  if (isOldExcel(file))
    throw new UnreadableFileError(
      'OLD_EXCEL',
      'The file is in the old Excel format or protected by a password; save it as XLSX without a password.',
    );
  if (isZip(file)) return readXlsx(file);
  refuse(kindOfBytes(file));
  const decoded = decodeText(file, chosen);
  if (!decoded)
    throw new UnreadableFileError(
      'ENCODING',
      'The text is in an unknown encoding; in a spreadsheet, save it as "CSV UTF-8" or as XLSX.',
    );
  const { text, ...encoding } = decoded;
  refuse(kindOfText(text));
  try {
    return [{ name: '', ...readCsv(text, maxCsvRows), ...encoding }];
  } catch (error) {
    if (error instanceof UnreadableCsvError)
      throw new UnreadableFileError('BROKEN', `The file is not valid CSV: ${error.message}.`);
    throw error;
  }
}

function refuse(kind: FileKind | undefined): void {
  if (kind) throw new UnreadableFileError(kind, whatToDo[kind]);
}

async function readXlsx(file: Buffer): Promise<FileTable[]> {
  const entries = zipEntries(file);
  refuse(kindOfEntries(entries?.map(({ name }) => name) ?? []));
  if (!entries?.some(({ name }) => name === 'xl/workbook.xml'))
    throw new UnreadableFileError('NOT_A_TABLE', 'The file is neither XLSX nor CSV; save it as one of them.');
  if (entries.some(({ name }) => name.toLowerCase().endsWith('vbaproject.bin')))
    throw new UnreadableFileError('MACROS', 'The file holds macros; save it as XLSX without macros.');
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpackedBytes) throw tooLarge();
  return workbooks(() => readEntries(file, entries));
}

async function readEntries(file: Buffer, entries: readonly ZipEntry[]): Promise<FileTable[]> {
  try {
    await checkSizes(file, entries);
    return await readWorkbook(file);
  } catch (error) {
    if (error instanceof WorkbookTooLargeError) throw tooLarge();
    throw new UnreadableFileError('BROKEN', 'The spreadsheet is damaged; open it, save it again and retry.');
  }
}

const tooLarge = () => new UnreadableFileError('TOO_LARGE', 'The file is too large once unpacked; split it.');
