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
  'verifiedBy',
  'boundary',
] as const;
export type LineColumn = (typeof lineColumns)[number];

/** Headers that systems write, recognised whatever the reader's language; the first in the list counts. */
const usualHeaders: Record<LineColumn, readonly string[]> = {
  kind: ['kind', 'type'],
  name: [
    ...['name', 'description', 'Bezeichnung', 'Benennung', 'désignation', 'nombre', 'denominación'],
    ...['descripción', 'nome', 'designação', 'descrição', '名称', '物料名称', '描述', 'part', 'material'],
  ],
  amount: ['amount', 'quantity', 'qty', 'Menge', 'quantité', 'qté', 'cantidad', 'quantidade', '数量', '用量'],
  unit: ['unit', 'uom', 'Einheit', 'ME', 'unité', 'unidad', 'unidade', '单位'],
  partNumber: [
    ...['part number', 'part no', 'number', 'item', 'Artikelnummer', 'Materialnummer', 'Sachnummer'],
    ...['référence', 'referencia', 'referência', '料号', '物料编码', '零件号'],
  ],
  activity: ['activity'],
  kg: ['kg co2e per unit', 'kg co₂e per unit', 'footprint', 'pcf'],
  primaryShare: ['primary data (%)', 'primary data'],
  year: ['year of the figure', 'year'],
  source: ['source', 'source of the figure'],
  verifiedBy: ['verified by', 'verifier'],
  boundary: ['system boundary', 'boundary'],
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
    const known = [ownHeaders[column], ...usualHeaders[column]].map(fold);
    const header = known.find((each) => cells.includes(each));
    if (header !== undefined) places[column] = cells.indexOf(header);
  }
  return places.name !== undefined && places.amount !== undefined ? places : undefined;
}

/** The column order of the template, for rows without headers. */
export const templatePlaces: LinePlaces = Object.fromEntries(
  lineColumns.map((column, place) => [column, place]),
);
