import type { ImportCounts, ImportPreview, ImportTable } from '../../../../core/contracts/ca-imports';
import { importTables } from './files';

type Preview = Pick<ImportPreview['data'], 'counts'>;

/** Tables that a file says something of, in their order. */
export function countedTables({ counts }: Preview): ({ table: ImportTable } & ImportCounts)[] {
  return importTables.flatMap((table) => {
    const found = counts[table];
    return found && found.create + found.update + found.same > 0 ? [{ table, ...found }] : [];
  });
}

/** How many entries an import would add or change. */
export function entriesOf(preview: Preview): number {
  return countedTables(preview).reduce((sum, { create, update }) => sum + create + update, 0);
}
