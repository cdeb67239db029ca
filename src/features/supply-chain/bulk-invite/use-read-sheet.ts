import { startTransition, useEffect, useMemo, useState } from 'react';
import type { CodePage } from '../../../../core/tables/decode-text';
import {
  readPasted,
  readSheet,
  UnreadableSheetError,
  writeSheet,
  type Cell,
  type Encoding,
  type Sheet,
  type SheetFormat,
} from '../../../lib/sheets/sheet-files';
import { saveFile } from '../../../lib/device/save-file';
import { useLatestRun } from '../../../lib/timing/use-latest-run';
import { readSuppliers, type SheetSupplier } from '../sheet/read-suppliers';
import { sheetColumns } from '../sheet/sheet-columns';
import { useSheetLabels } from './use-sheet-labels';

type Problem =
  | { kind: 'unreadable' }
  | { kind: 'tooLarge' }
  | { kind: 'empty' }
  | { kind: 'tooMany'; count: number };

const widths = [32, 32, 24, 20, 18, 14, 18, 40, 40];

/** Reads suppliers from a file or pasted text, and creates an empty template. */
export function useReadSheet(title: string, onRead: (rows: SheetSupplier[]) => void) {
  const labels = useSheetLabels();
  const startReading = useLatestRun();
  const [encoding, setEncoding] = useState<Encoding>();
  const [fileProblem, setFileProblem] = useState<Problem>();

  /** Cells not interpreted yet: the names of the product groups may still be loading. */
  const [cells, setCells] = useState<readonly (readonly Cell[])[]>();

  const reading = useMemo(
    () =>
      cells && labels.sectors.length > 0 && !labels.isPending ? readSuppliers(cells, labels) : undefined,
    [cells, labels],
  );

  useEffect(() => {
    if (reading?.kind !== 'rows') return;
    onRead(reading.rows);
    // The rows are in the form now.
    startTransition(() => setCells(undefined));
  }, [reading, onRead]);

  async function take(sheet: Promise<Sheet>): Promise<void> {
    const isLatest = startReading();
    setFileProblem(undefined);
    setEncoding(undefined);
    setCells(undefined);
    try {
      const read = await sheet;
      if (!isLatest()) return;
      setEncoding(read.encoding);
      setCells(read.cells);
    } catch (error) {
      if (!(error instanceof UnreadableSheetError)) throw error;
      if (isLatest()) setFileProblem({ kind: error.isTooLarge ? 'tooLarge' : 'unreadable' });
    }
  }

  return {
    encoding,
    problem: fileProblem ?? (reading?.kind === 'rows' ? undefined : reading),
    open: (file: File, codePage?: CodePage) => take(readSheet(file, { codePage })),
    paste: (text: string) => take(readPasted(text).then((pasted) => ({ cells: pasted }))),
    async template(format: SheetFormat) {
      const headers = sheetColumns.map((column) => labels.headers[column]);
      const file = await writeSheet([headers], { format, locale: labels.locale, name: title, widths });
      saveFile(`suppliers.${format}`, file, file.type);
    },
  };
}
