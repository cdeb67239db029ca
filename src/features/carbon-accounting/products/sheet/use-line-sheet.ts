import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import type { CodePage } from '../../../../../core/tables/decode-text';
import { saveFile } from '../../../../lib/device/save-file';
import { noValidation } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import {
  readPasted,
  readSheet,
  UnreadableSheetError,
  writeSheet,
  type Cell,
  type Encoding,
  type Sheet,
} from '../../../../lib/sheets/sheet-files';
import { useLatestRun } from '../../../../lib/timing/use-latest-run';
import { useReceived } from '../received/use-received';
import { useProducts } from '../use-products';
import { useCompany } from '../../shared/use-company';
import { lineColumns } from './line-columns';
import { readLines, type LineReading } from './read-lines';
import { useLineLabels } from './use-line-labels';

export interface SheetForm {
  pasted: string;
  /** Null until something has been read. */
  cells: readonly (readonly Cell[])[] | null;
}

const empty: SheetForm = { pasted: '', cells: null };
const widths = [18, 34, 12, 12, 20, 34, 20, 16, 14, 40, 24, 30];

export interface LineSheet {
  form: DraftForm<SheetForm>;
  /** The last file or text that was read; undefined until then. */
  reading: LineReading | undefined;
  encoding: Encoding | undefined;
  problem: 'unreadable' | 'tooLarge' | undefined;
  open: (file: File, codePage?: CodePage) => void;
  template: () => void;
}

/** Reads lines of a bill of materials from a file or pasted text, and creates an empty template. */
export function useLineSheet(product: Product): LineSheet {
  const { t } = useTranslation('carbon-products');
  const labels = useLineLabels();
  const startReading = useLatestRun();
  const { country: home } = useCompany();
  const { data: products } = useProducts();
  const { data: offered } = useReceived();
  const [encoding, setEncoding] = useState<Encoding>();
  const [problem, setProblem] = useState<LineSheet['problem']>();
  const form = useDraftForm<SheetForm>({
    draft: useDraftStore<SheetForm>(`productSheet:${product.id}`),
    stored: empty,
    check: noValidation,
    faultText: String,
    onSubmit: ({ pasted }) => take(readPasted(pasted).then((read) => ({ cells: read }))),
  });
  const { cells } = form.values;
  const reading = useMemo(
    () =>
      cells
        ? readLines(cells, labels, {
            product,
            products: products ?? [],
            offered: offered ?? [],
            home,
            newId: () => crypto.randomUUID(),
          })
        : undefined,
    [cells, labels, product, products, offered, home],
  );

  async function take(sheet: Promise<Sheet>): Promise<void> {
    const isLatest = startReading();
    setProblem(undefined);
    setEncoding(undefined);
    try {
      const read = await sheet;
      if (!isLatest()) return;
      setEncoding(read.encoding);
      form.change({ cells: read.cells });
    } catch (error) {
      if (!(error instanceof UnreadableSheetError)) throw error;
      if (isLatest()) setProblem(error.isTooLarge ? 'tooLarge' : 'unreadable');
    }
  }

  async function save(): Promise<void> {
    const headers = lineColumns.map((column) => labels.headers[column]);
    const name = t('lines.title');
    const file = await writeSheet([headers], { format: 'xlsx', locale: labels.locale, name, widths });
    saveFile('lines.xlsx', file, file.type);
  }

  return {
    ...{ form, reading, encoding, problem },
    open: (file, codePage) => void take(readSheet(file, { codePage })),
    template: () => void save(),
  };
}
