import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import type { Reading } from './use-reading';
import * as styles from './invoices.module.css';

interface DropZoneProps {
  reading: Reading;
  onFiles: (files: File[]) => void;
}

/** A drop zone and file button, with the reading progress. */
export function DropZone({ reading: { progress, hasFailed }, onFiles }: DropZoneProps) {
  const { t } = useTranslation('carbon-invoices');
  return (
    <div className={styles.zone}>
      <FileButton
        variant="primary"
        multiple
        accept=".xml,.pdf,.zip,.csv,text/csv,text/xml,application/xml,application/pdf,application/zip"
        disabled={progress !== undefined}
        onFile={(...files) => onFiles(files)}
      >
        {t('choose')}
      </FileButton>
      <p className={styles.hint}>{t('drop')}</p>
      <p role="status" className={styles.hint}>
        {progress && t('reading', progress)}
      </p>
      {hasFailed && <Notice tone="negative">{t('readerFailed')}</Notice>}
    </div>
  );
}
