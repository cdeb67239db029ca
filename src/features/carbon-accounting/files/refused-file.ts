import type { ImportPreview } from '../../../../core/contracts/ca-imports';

type RefusedTable = ImportPreview['data']['refused'][number];
type FileCell = RefusedTable['header'][number];

/** Of a sheet. */
const longestName = 31;
const widthOfCells = 22;
const widthOfProblems = 80;

/**
 * The rows that have errors as they stand in the file, with what is wrong behind each; corrected, they can be imported.
 * Nothing in it becomes a formula.
 * @param problems by table and row
 */
export async function writeRefusedFile(
  refused: readonly RefusedTable[],
  texts: {
    whatIsWrong: string;
    sheetOf: (table: RefusedTable) => string;
    problems: (table: RefusedTable['table'], row: number) => readonly string[];
  },
): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  return writeWorkbook(
    refused.map((each) => {
      const width = Math.max(each.header.length, ...each.rows.map(({ cells }) => cells.length));
      const filled = (cells: readonly FileCell[]) => [
        ...cells,
        ...Array<FileCell>(width - cells.length).fill(null),
      ];
      const bold = (value: FileCell) => toCell(value === null ? null : String(value), { fontWeight: 'bold' });
      return {
        sheet: texts.sheetOf(each).slice(0, longestName),
        data: [
          [...filled(each.header), texts.whatIsWrong].map(bold),
          ...each.rows.map(({ row, cells }) => [
            ...filled(cells).map((cell) => toCell(cell)),
            toCell(texts.problems(each.table, row).join(' '), { wrap: true }),
          ]),
        ],
        columns: [
          ...Array<{ width: number }>(width).fill({ width: widthOfCells }),
          { width: widthOfProblems },
        ],
        stickyRowsCount: 1,
      };
    }),
  ).toBlob();
}

function toCell(value: FileCell, look: { fontWeight?: 'bold'; wrap?: boolean } = {}) {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String, ...look };
}
