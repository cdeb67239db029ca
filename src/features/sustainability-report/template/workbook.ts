import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { unpackedSize } from '../../../../core/tables/unpacked-size';

/** Why a file cannot be filled in. */
export type TemplateFault = 'notAWorkbook' | 'json' | 'password' | 'notTheTemplate' | 'tooLarge';

export class TemplateError extends Error {
  constructor(readonly fault: TemplateFault) {
    super(fault);
  }
}

/** A cell by its sheet's part and its reference. */
export interface CellPlace {
  part: string;
  ref: string;
}

/** The cells of a named range: one sheet, first to last cell. */
export interface NamedRange {
  part: string;
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}

/** A workbook as its parts; only what is needed is read, and only changes are written. */
export interface Workbook {
  parts: Record<string, Uint8Array>;
  names: ReadonlyMap<string, NamedRange>;
  /** Names that refer to nothing any more. */
  broken: ReadonlySet<string>;
  text: (part: string) => string;
}

const workbookPart = 'xl/workbook.xml';
const ole = [0xd0, 0xcf, 0x11, 0xe0];

/** Opens a workbook. @throws TemplateError */
export function openWorkbook(bytes: Uint8Array): Workbook {
  // A password-protected workbook is another container format, with the encrypted workbook inside.
  if (ole.every((byte, index) => bytes[index] === byte))
    throw new TemplateError(holds(bytes, 'EncryptedPackage') ? 'password' : 'notAWorkbook');
  if (/^\uFEFF?\s*\{/u.test(strFromU8(bytes.subarray(0, 100)))) throw new TemplateError('json');
  const parts = unzip(bytes);
  const text = (part: string) => strFromU8(parts[part] ?? new Uint8Array());
  if (!parts[workbookPart]) throw new TemplateError('notAWorkbook');
  const sheets = sheetParts(text(workbookPart), text('xl/_rels/workbook.xml.rels'));
  const names = new Map<string, NamedRange>();
  const broken = new Set<string>();
  for (const [, name = '', formula = ''] of text(workbookPart).matchAll(
    /<definedName\b[^>]*?\bname="([^"]+)"[^>]*>([^<]*)<\/definedName>/gu,
  )) {
    const range = readRange(unescape(formula), sheets);
    if (range) names.set(name, range);
    else broken.add(name);
  }
  return { parts, names, broken, text };
}

/** The workbook with new texts for some parts. Everything else stays byte for byte. */
export function saveWorkbook({ parts }: Workbook, changed: ReadonlyMap<string, string>): Uint8Array {
  const all = Object.entries(parts).map(([part, bytes]): [string, Uint8Array] => {
    const text = changed.get(part);
    return [part, text === undefined ? bytes : strToU8(text)];
  });
  return zipSync(Object.fromEntries(all), { level: 6 });
}

/** Several times what EFRAG's template is: a few bytes can stand for more than a device has memory. */
const maxUnpackedBytes = 200 * 1024 * 1024;

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    if (unpackedSize(bytes) > maxUnpackedBytes) throw new TemplateError('tooLarge');
    return unzipSync(bytes);
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    throw new TemplateError('notAWorkbook');
  }
}

/** Names in such a container are in UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return bytes.some((_byte, at) => wanted.every((byte, index) => bytes[at + index] === byte));
}

/** Maps sheet names to parts. */
function sheetParts(workbook: string, relations: string): Map<string, string> {
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^>]*>/gu)].map(([element]) => [
      attribute(element, 'Id'),
      attribute(element, 'Target').replace(/^\/?(xl\/)?/u, 'xl/'),
    ]),
  );
  return new Map(
    [...workbook.matchAll(/<sheet\b[^>]*>/gu)].map(([element]) => [
      unescape(attribute(element, 'name')),
      targets.get(attribute(element, 'r:id')) ?? '',
    ]),
  );
}

function readRange(formula: string, sheets: ReadonlyMap<string, string>): NamedRange | undefined {
  const found = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?$/u.exec(formula);
  if (!found) return undefined;
  const [, quoted, plain = '', column = '', row = '', lastColumn = column, lastRow = row] = found;
  const part = sheets.get(quoted?.replaceAll("''", "'") ?? plain);
  if (!part) return undefined;
  return {
    part,
    columns: [columnNumber(column), columnNumber(lastColumn)],
    rows: [Number(row), Number(lastRow)],
  };
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function columnLetters(number: number): string {
  return number === 0
    ? ''
    : columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
}

/** A cell of a range, relative to its first cell. */
export function cellAt({ part, columns, rows }: NamedRange, row = 0, column = 0): CellPlace | undefined {
  if (rows[0] + row > rows[1] || columns[0] + column > columns[1]) return undefined;
  return { part, ref: `${columnLetters(columns[0] + column)}${rows[0] + row}` };
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(element)?.[1] ?? '';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Decodes XML entities. */
export const unescape = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/giu, (_all, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/gu, (_all, name: string) => entities[name] ?? '');
