import type { ImportPreview } from '../../../../core/contracts/ca-imports';
import type { Cell } from '../../../lib/tables/csv';
import { placeOf, type Plan } from './plan';

const mostRows = 1000;
/** Signs of all cells together: a cell may hold a book. */
const mostSigns = 1_000_000;

/** The rows of a file that have errors, table by table, as they stand in it. */
export function refusedRows({ rows, errors, sheets }: Plan): ImportPreview['data']['refused'] {
  const refused = new Set(errors.map(placeOf));
  let room = mostSigns;
  const shown = rows
    .filter((row) => refused.has(placeOf(row)))
    .slice(0, mostRows)
    .filter(({ raw }) => {
      room -= raw.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
      return room >= 0;
    });
  return [...sheets].flatMap(([table, { name, header }]) => {
    const own = shown.filter((row) => row.table === table);
    if (own.length === 0) return [];
    const cells = own.map(({ row, raw }) => ({ row, cells: raw.map(toWire) }));
    return [{ table, sheet: name, header: header.map(toWire), rows: cells }];
  });
}

const toWire = (cell: Cell) => (typeof cell === 'boolean' ? String(cell) : cell);
