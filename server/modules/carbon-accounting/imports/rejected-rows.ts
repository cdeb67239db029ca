import type { ImportPreview } from '../../../../core/contracts/ca-imports';
import type { Cell } from '../../../lib/tables/csv';
import { placeOf, type Plan } from './plan';

/** Characters of all cells together: a cell may contain a whole book. */
const maxCharacters = 2_000_000;

/** The rows of a file that have errors, by table, as in the file; and how many more there are. */
export function rejectedRows({
  rows,
  errors,
  sheets,
}: Plan): Pick<ImportPreview['data'], 'refused' | 'moreRefused'> {
  const places = new Set(errors.map(placeOf));
  let room = maxCharacters;
  const all = rows.filter((row) => places.has(placeOf(row)));
  const shown = all.filter(({ raw }) => {
    room -= raw.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
    return room >= 0;
  });
  const refused = [...sheets].flatMap(([table, { name, header }]) => {
    const own = shown.filter((row) => row.table === table);
    if (own.length === 0) return [];
    const cells = own.map(({ row, raw }) => ({ row, cells: raw.map(toWire) }));
    return [{ table, sheet: name, header: header.map(toWire), rows: cells }];
  });
  return { refused, moreRefused: all.length - shown.length };
}

const toWire = (cell: Cell) => (typeof cell === 'boolean' ? String(cell) : cell);
