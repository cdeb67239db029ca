import type { BookSheet, Cell } from './sheet-files';

export interface RefusedRows {
  name: string;
  header: readonly Cell[];
  rows: readonly { cells: readonly Cell[]; problems: readonly string[] }[];
}

const widthOfCells = 22;
const widthOfProblems = 80;

/**
 * A sheet of the rows with errors as in the original file, each followed by its error; after correction it can be
 * imported again.
 */
export function refusedSheet({ name, header, rows }: RefusedRows, whatIsWrong: string): BookSheet {
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length));
  const filled = (cells: readonly Cell[]) => [...cells, ...Array<Cell>(width - cells.length).fill(null)];
  return {
    name,
    cells: [
      [...filled(header), whatIsWrong],
      ...rows.map(({ cells, problems }) => [...filled(cells), problems.join(' ')]),
    ],
    widths: [...Array<number>(width).fill(widthOfCells), widthOfProblems],
  };
}
