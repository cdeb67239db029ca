import writeWorkbook from 'write-excel-file/node';
import type { Cell } from './csv';

export interface SheetToWrite {
  name: string;
  /** The first row is the header. */
  rows: readonly (readonly Cell[])[];
}

/** A workbook of plain values: texts are texts, whatever they begin with, so nothing becomes a formula. */
export function writeXlsx(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((value) => toCell(value, index === 0))),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

function toCell(value: Cell, isHeader: boolean) {
  if (value === null || value === '') return null;
  if (isHeader) return { value: String(value), type: String, fontWeight: 'bold' as const };
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value, type: String };
}
