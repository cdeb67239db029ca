import type { Cell } from './sheet-files';

type Row = readonly Cell[];

/** Titles and notes above a header row are few. */
const maxRowsAbove = 20;

const isEmpty = (row: Row) => row.every((cell) => String(cell ?? '').trim() === '');

/**
 * The rows with content below the header row, each with its number in the sheet, from 1; all rows if none of the first
 * is a header row. `read` reads a header row.
 */
export function belowHeader<Places>(cells: readonly Row[], read: (row: Row) => Places | undefined) {
  const at = cells.slice(0, maxRowsAbove).findIndex((row) => read(row) !== undefined);
  const header = cells[at];
  return {
    header,
    places: header && read(header),
    rows: cells
      .map((row, index) => ({ row, number: index + 1 }))
      .filter(({ row, number }) => number > at + 1 && !isEmpty(row)),
  };
}
