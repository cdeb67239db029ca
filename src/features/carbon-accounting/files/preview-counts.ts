import type { ImportCounts, ImportPreview, ImportTable } from '../../../../core/contracts/ca-imports';
import { importTables } from './files';

type PreviewTotals = Pick<ImportPreview['data'], 'counts' | 'errorCount' | 'others' | 'identical'>;
type Preview = Pick<ImportPreview['data'], 'counts'>;

/** The tables that a file contains, in order. */
export function countedTables({ counts }: Preview): ({ table: ImportTable } & ImportCounts)[] {
  return importTables.flatMap((table) => {
    const found = counts[table];
    return found && found.create + found.update + found.same > 0 ? [{ table, ...found }] : [];
  });
}

/** How duplicate rows are imported. */
export type Repeats = 'leaveOut' | 'keep';

/** How many entries an import would add or change with the choices made, excluding rows with errors. */
export function entriesToTake(preview: PreviewTotals, repeats: Repeats | ''): number {
  const entries = preview.errorCount > 0 && preview.others > 0 ? preview.others : entriesOf(preview);
  return Math.max(0, entries - (repeats === 'leaveOut' ? preview.identical : 0));
}

/** How many entries an import would add or change. */
function entriesOf(preview: Preview): number {
  return countedTables(preview).reduce((sum, { create, update }) => sum + create + update, 0);
}
