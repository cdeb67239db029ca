import { normalStyle } from '../../../../core/tables/normal-style';

/** An error of a row, as text. */
export interface ErrorLine {
  table: string;
  row: number;
  column: string;
  value: string;
  problem: string;
}

/** Creates a workbook of errors; no cell becomes a formula, whatever it contained. */
export async function writeErrorFile(
  header: Readonly<Record<keyof ErrorLine, string>>,
  lines: readonly ErrorLine[],
): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const text = (value: string) => (value === '' ? null : { value, type: String, wrap: true });
  const data = [
    Object.values(header).map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map(({ table, row, column, value, problem }) => [
      text(table),
      row > 0 ? { value: row, type: Number } : null,
      text(column),
      text(value),
      text(problem),
    ]),
  ];
  const columns = [24, 8, 28, 28, 60].map((width) => ({ width }));
  return writeWorkbook([{ data, columns, stickyRowsCount: 1 }], { features: [normalStyle] }).toBlob();
}
