import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { saveFile } from '../../../lib/device/save-file';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useLazyGetSupplierReportsQuery } from '../api';
import * as styles from './reports-download.module.css';

/** One workbook with the sustainability reports that all suppliers share. */
export function ReportsDownload() {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const [load, { isFetching }] = useLazyGetSupplierReportsQuery();
  const [hasFailed, setFailed] = useState(false);

  async function download(from: number) {
    setFailed(false);
    try {
      const reports = await load(from).unwrap();
      const { reportsWorkbook } = await import('./reports-workbook');
      const words = {
        supplier: t('columns.supplier'),
        number: t('reports.number'),
        company: t('reports.company'),
        year: t('reports.year'),
        asOf: t('reports.asOf'),
        currency: t('reports.currency'),
        evidence: t('reports.evidence'),
        notApplicable: t('reports.notApplicable'),
        sensitive: t('reports.sensitive'),
      };
      const book = await reportsWorkbook(reports, words, locale);
      saveFile(`VSME ${t('reports.file')}.xlsx`, book, book.type);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button
        disabled={!isConnected || isFetching || projectId === undefined}
        onClick={() => projectId !== undefined && void download(projectId)}
      >
        <FileSpreadsheet size={16} aria-hidden />
        {t('reports.download')}
      </Button>
      <ConnectionHint />
      {hasFailed && (
        <div className={styles.failure}>
          <Notice tone="negative">{t('reports.failed')}</Notice>
        </div>
      )}
    </>
  );
}
