import type { Cell } from '../../../lib/sheets/sheet-files';
import { fold } from '../../../../core/search/fold';

/** Columns of a row, in the order of the template. */
export const sheetColumns = [
  'supplierName',
  'email',
  'sector',
  'country',
  'supplierId',
  'language',
  'dueDate',
  'message',
  'wanted',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Headers recognised in every language, in addition to the reader's own. */
const usualHeaders: Record<SheetColumn, readonly string[]> = {
  supplierName: ['supplier', 'supplier name', 'company', 'company name', 'name'],
  email: ['email', 'e-mail', 'email address', 'mail'],
  sector: ['product group', 'sector', 'sector code'],
  country: ['country', 'country code', 'country of production'],
  supplierId: ['supplier number', 'supplier id', 'number', 'id'],
  language: ['language', 'locale'],
  dueDate: ['due date', 'due', 'answer due by', 'answer wanted by', 'resposta desejada até', '期望答复日期'],
  message: ['message'],
  wanted: ['asked for', 'wanted', 'what is asked for'],
};

/** The index of each column. */
export type ColumnPlaces = Partial<Record<SheetColumn, number>>;

const plain = (cell: Cell | undefined) => fold(String(cell ?? '').trim());

/**
 * The column positions from a header row; undefined if the row is not one. A supplier and an address column
 * are enough.
 */
export function columnPositions(
  row: readonly Cell[],
  ownHeaders: Readonly<Record<SheetColumn, string>>,
): ColumnPlaces | undefined {
  const cells = row.map(plain);
  const places: ColumnPlaces = {};
  for (const column of sheetColumns) {
    const known = new Set([fold(ownHeaders[column]), ...usualHeaders[column]]);
    const place = cells.findIndex((cell) => known.has(cell));
    if (place >= 0) places[column] = place;
  }
  return places.supplierName !== undefined && places.email !== undefined ? places : undefined;
}

/** The column order of the template, for rows without headers. */
export const templatePlaces: ColumnPlaces = Object.fromEntries(
  sheetColumns.map((column, place) => [column, place]),
);
