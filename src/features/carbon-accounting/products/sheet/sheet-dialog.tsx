import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductLine } from '../../../../../core/contracts/ca-products';
import { EncodingNotice } from '../../../../components/form/encoding-notice';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextAreaField } from '../../../../components/form/text-area-field';
import { maxLines } from '../../../../../core/terms/product-terms';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { FileButton } from '../../../../components/ui/file-button';
import { Notice } from '../../../../components/ui/notice';
import { joinSentences } from '../../../../lib/i18n/join-sentences';
import { saveFile } from '../../../../lib/device/save-file';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { refusedSheet } from '../../../../lib/sheets/refused-sheet';
import { writeSheets, type Cell } from '../../../../lib/sheets/sheet-files';
import { sheetTypes } from '../../../../lib/sheets/sheet-types';
import * as styles from '../products.module.css';
import type { SheetLine } from './read-lines';
import { SheetRows } from './sheet-rows';
import { useFaultText } from './use-fault-text';
import { useLineSheet, type LineSheet } from './use-line-sheet';

interface SheetDialogProps {
  product: Product;
  onAdd: (lines: ProductLine[]) => void;
  onClose: () => void;
}

/** Adds lines from a sheet: first its source, then a preview. */
export function SheetDialog({ product, onAdd, onClose }: SheetDialogProps) {
  const sheet = useLineSheet(product);
  const { reading, form, encoding, open } = sheet;
  const notice = encoding && (
    <EncodingNotice {...encoding} onChoose={(codePage) => open(encoding.file, codePage)} />
  );
  return reading?.kind === 'rows' ? (
    <Preview
      {...reading}
      notice={notice}
      onBack={() => form.change({ cells: null })}
      onAdd={(lines) => {
        onAdd(lines);
        form.discard();
        onClose();
      }}
      onClose={onClose}
    />
  ) : (
    <Source sheet={sheet} notice={notice} onClose={onClose} />
  );
}

interface SourceProps {
  sheet: LineSheet;
  notice: ReactNode;
  onClose: () => void;
}

function Source({ sheet, notice, onClose }: SourceProps) {
  const { t } = useTranslation('carbon-products');
  const { figure } = useFigures();
  const { form, reading, problem, open, template } = sheet;
  const most = figure(maxLines, 'exact');
  const fault = problem ?? (reading && reading.kind !== 'rows' ? reading.kind : undefined);
  return (
    <FormDialog
      placement="drawer"
      title={t('sheet.title')}
      form={form}
      className={styles.stack}
      confirm={t('sheet.read')}
      disabled={form.values.pasted.trim() === ''}
      keepsInput
      onClose={onClose}
    >
      <p>{t('sheet.text')}</p>
      {fault && <Notice tone="negative">{t(`sheet.${fault}`, { most })}</Notice>}
      {fault && notice}
      <div className={styles.buttons}>
        <FileButton accept={sheetTypes} onFile={(file) => open(file)}>
          {t('sheet.choose')}
        </FileButton>
        <Button onClick={template}>
          <Download size={16} aria-hidden />
          {t('sheet.template')}
        </Button>
      </div>
      <TextAreaField
        label={t('sheet.paste')}
        hint={t('sheet.pasteHint')}
        rows={6}
        wrap="off"
        {...form.field('pasted')}
      />
    </FormDialog>
  );
}

interface PreviewProps {
  header: readonly Cell[];
  rows: readonly SheetLine[];
  notice: ReactNode;
  onBack: () => void;
  onAdd: (lines: ProductLine[]) => void;
  onClose: () => void;
}

function Preview({ header, rows, notice, onBack, onAdd, onClose }: PreviewProps) {
  const { t } = useTranslation('carbon-products');
  const faultText = useFaultText();
  const right = rows.filter(({ fault }) => fault === undefined);
  const wrong = rows.filter(({ fault }) => fault !== undefined);
  const ambiguous = right.filter((row) => row.ambiguous.length > 0);
  const clear = right.filter((row) => row.ambiguous.length === 0);
  const saveWrong = async () => {
    const refused = wrong.map((row) => ({ cells: row.cells, problems: [faultText(row)] }));
    const sheet = refusedSheet({ name: t('lines.title'), header, rows: refused }, t('sheet.whatIsWrong'));
    const file = await writeSheets([sheet]);
    saveFile('lines-refused.xlsx', file, file.type);
  };
  return (
    <Dialog
      placement="drawer"
      title={t('sheet.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('sheet.back')}</Button>
          <Button
            variant="primary"
            disabled={right.length === 0}
            onClick={() => onAdd(right.map(({ line }) => line))}
          >
            {t('sheet.add', { count: right.length })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p role="status">
          {joinSentences([
            t('sheet.right', { count: right.length }),
            wrong.length > 0 && t('sheet.wrong', { count: wrong.length }),
          ])}
        </p>
        {notice}
        {wrong.length > 0 && (
          <Button size="small" onClick={() => void saveWrong()}>
            <Download size={16} aria-hidden />
            {t('sheet.refused')}
          </Button>
        )}
        <SheetRows rows={[...wrong, ...ambiguous, ...clear]} />
      </div>
    </Dialog>
  );
}
