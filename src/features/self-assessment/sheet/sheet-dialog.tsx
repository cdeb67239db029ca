import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../components/form/check-field';
import { EncodingNotice } from '../../../components/form/encoding-notice';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { ButtonRoute } from '../../../components/ui/button-route';
import { Dialog } from '../../../components/ui/dialog';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useLocale } from '../../../lib/i18n/use-locale';
import { sheetTypes } from '../../../lib/sheets/sheet-types';
import { useSheet } from './use-sheet';
import type { Questionnaire } from './questionnaire';
import * as styles from '../dialogs.module.css';
import { SheetPreview } from './sheet-preview';

interface SheetDialogProps {
  questionnaire: Questionnaire;
  /** The printable page, without the language. */
  printPath: string;
  disabled: boolean;
  onClose: () => void;
}

/** Answering on paper or in a sheet: print, download, and import answers after a preview. */
export function SheetDialog({ questionnaire, printPath, disabled, onClose }: SheetDialogProps) {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const { download, open, apply, read, encoding, problem } = useSheet(questionnaire);
  const [isBlank, setBlank] = useViewOption(false);
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    apply();
    setTaken(true);
  };
  return (
    <Dialog
      placement="drawer"
      title={t('sheet.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        read && !isTaken ? (
          <Button variant="primary" disabled={read.count === 0 || disabled} onClick={take}>
            {t('sheet.apply', { count: read.count })}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.stack}>
        <p>{t('sheet.text')}</p>
        <div className={styles.buttons}>
          <ButtonRoute to={pathTo(printPath)}>
            <Printer size={16} aria-hidden />
            {t('sheet.print')}
          </ButtonRoute>
        </div>
        <CheckField label={t('paper.blank')} name="blank" checked={isBlank} onChange={setBlank} />
        <div className={styles.buttons}>
          <Button onClick={() => void download('xlsx', isBlank)}>
            <Download size={16} aria-hidden />
            {t('sheet.xlsx')}
          </Button>
          <Button onClick={() => void download('csv', isBlank)}>
            <Download size={16} aria-hidden />
            {t('sheet.csv')}
          </Button>
        </div>
        <FileButton
          accept={sheetTypes}
          disabled={disabled}
          onFile={(file) => {
            setTaken(false);
            void open(file);
          }}
        >
          {t('sheet.choose')}
        </FileButton>
        {problem && <Notice tone="negative">{t(`sheet.${problem}`)}</Notice>}
        <StatusRegion>{isTaken && <Notice tone="positive">{t('sheet.taken')}</Notice>}</StatusRegion>
        {encoding && !isTaken && (
          <EncodingNotice {...encoding} onChoose={(codePage) => void open(encoding.file, codePage)} />
        )}
        {read && !isTaken && <SheetPreview rows={read.rows} />}
      </div>
    </Dialog>
  );
}
