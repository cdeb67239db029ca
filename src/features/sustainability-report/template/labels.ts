import { strFromU8 } from 'fflate';
import type { CellPlace, Workbook } from './workbook';

export interface LabelledRow {
  part: string;
  row: number;
}

/** A cell whose formula is only the name of a label. */
const labelled = /<c\b[^>]*?\sr="[A-Z]+(\d+)"[^>]*><f>template_label_(\w+)<\/f>/gu;

/** The rows of the template's labels; many cells have no name and can only be found through them. */
export function labelledRows({ parts }: Workbook): ReadonlyMap<string, readonly LabelledRow[]> {
  const rows = new Map<string, LabelledRow[]>();
  for (const [part, bytes] of Object.entries(parts)) {
    if (!part.startsWith('xl/worksheets/sheet')) continue;
    for (const [, row, label = ''] of strFromU8(bytes).matchAll(labelled))
      rows.set(label, [...(rows.get(label) ?? []), { part, row: Number(row) }]);
  }
  return rows;
}

/** The yes/no cell of a row. */
export function tickIn(workbook: Workbook, { part, row }: LabelledRow): CellPlace | undefined {
  const tick = new RegExp(`<c\\b[^>]*?\\sr="([A-Z]+${row})"[^>]*?\\st="b"`, 'u');
  const [, ref] = tick.exec(workbook.text(part)) ?? [];
  return ref === undefined ? undefined : { part, ref };
}
