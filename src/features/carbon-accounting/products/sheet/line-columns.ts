import { fold } from '../../../../../core/search/fold';
import type { Cell } from '../../../../lib/sheets/sheet-files';

/** Columns of a line's row, in the order of the template. */
export const lineColumns = [
  'kind',
  'name',
  'amount',
  'unit',
  'partNumber',
  'activity',
  'kg',
  'primaryShare',
  'year',
  'source',
] as const;
export type LineColumn = (typeof lineColumns)[number];

/** Headers recognised in every language, in addition to the reader's own. */
const usualHeaders: Record<LineColumn, readonly string[]> = {
  kind: ['kind', 'type'],
  name: ['name', 'part', 'material', 'description'],
  amount: ['amount', 'quantity', 'qty'],
  unit: ['unit', 'uom'],
  partNumber: ['part number', 'part no', 'number', 'item'],
  activity: ['activity'],
  kg: ['kg co2e per unit', 'kg co₂e per unit', 'footprint', 'pcf'],
  primaryShare: ['primary data (%)', 'primary data'],
  year: ['year of the figure', 'year'],
  source: ['source', 'source of the figure'],
};

export type LinePlaces = Partial<Record<LineColumn, number>>;

const plain = (cell: Cell | undefined) => fold(String(cell ?? '').trim());

/**
 * Column positions from a header row; undefined if the row is not one. A name and an amount column are
 * enough.
 */
export function columnPositions(
  row: readonly Cell[],
  ownHeaders: Readonly<Record<LineColumn, string>>,
): LinePlaces | undefined {
  const cells = row.map(plain);
  const places: LinePlaces = {};
  for (const column of lineColumns) {
    const known = new Set([fold(ownHeaders[column]), ...usualHeaders[column].map(fold)]);
    const place = cells.findIndex((cell) => known.has(cell));
    if (place >= 0) places[column] = place;
  }
  return places.name !== undefined && places.amount !== undefined ? places : undefined;
}

/** The column order of the template, for rows without headers. */
export const templatePlaces: LinePlaces = Object.fromEntries(
  lineColumns.map((column, place) => [column, place]),
);
