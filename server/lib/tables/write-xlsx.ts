import writeWorkbook from 'write-excel-file/node';
import { cellText } from '../../../core/tables/cell-text';
import { normalStyle } from '../../../core/tables/normal-style';
import { cellRules, type CellRule } from './cell-rules';
import type { Cell } from './csv';

export interface SheetToWrite {
  name: string;
  /** The first row is the header. */
  rows: readonly (readonly Cell[])[];
  /** Of columns, in characters; by default chosen by the spreadsheet. */
  widths?: readonly number[];
  /** Index of an example row, shown in grey. */
  example?: number;
  rules?: readonly CellRule[];
}

/** A workbook of plain values: texts stay texts, whatever they begin with, so nothing becomes a formula. */
export function writeXlsx(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ name, rows, widths, example }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((value) => toCell(value, lookOf(index, example)))),
      stickyRowsCount: 1,
      ...(widths && { columns: widths.map((width) => ({ width })) }),
    })),
    { features: [normalStyle, cellRules((sheet) => sheets[sheet]?.rules ?? [])] },
  ).toBuffer();
}

const looks = {
  header: { fontWeight: 'bold' },
  example: { fontStyle: 'italic', textColor: '#737373' },
  data: {},
} as const;

function lookOf(row: number, example: number | undefined): keyof typeof looks {
  if (row === 0) return 'header';
  return row === example ? 'example' : 'data';
}

function toCell(value: Cell, as: keyof typeof looks) {
  if (value === null || value === '') return null;
  const look = looks[as];
  if (as === 'header') return { value: String(value), type: String, ...look };
  if (typeof value === 'number') return { value, type: Number, ...look };
  if (typeof value === 'boolean') return { value, type: Boolean, ...look };
  return { value: cellText(value), type: String, ...look };
}
