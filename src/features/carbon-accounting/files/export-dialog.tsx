import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExportQuery, ImportTable } from '../../../../core/contracts/ca-imports';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import type { FileFormat } from './files';
import { useDownload } from '../../../lib/api/use-download';
import { useImportTexts } from './use-import-texts';
import { YearLink } from '../shared/year-link';
import { FileButtons } from './file-buttons';
import * as styles from './files.module.css';

interface ExportDialogProps {
  year: number;
  part: 'inputs' | 'results';
  onClose: () => void;
}

const resultFormats = ['xlsx', 'csv', 'json'] as const;

/** Export of a year: the inputs, which can be imported again, or the results with their sources. */
export function ExportDialog({ year, part, onClose }: ExportDialogProps) {
  const { t } = useTranslation('carbon-files');
  const { locale } = useLocale();
  const projectId = useProjectId() ?? 0;
  const isConnected = useConnection() === 'connected';
  const { fault } = useImportTexts();
  const { download, isLoading, error } = useDownload();
  const startPart = (wanted: ExportQuery['part'], format: FileFormat, table?: ImportTable) =>
    void download({
      url: `/ca-exports/project/${projectId}/year/${year}`,
      params: { part: wanted, format, locale, ...(table && { table }) },
      name: `carbon-accounting-${year}-${table ?? wanted}.${format}`,
    });
  const start = (format: FileFormat, table?: ImportTable) => startPart(part, format, table);
  const disabled = !isConnected || isLoading;
  return (
    <Dialog
      placement="drawer"
      title={t(`export.${part}`, { year })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{t(`export.${part}Text`)}</p>
        {!isConnected && <Notice tone="info">{t('needsConnection')}</Notice>}
        {error && (
          <Notice tone="negative" title={t('export.failed')}>
            {fault(error)}
          </Notice>
        )}
        {part === 'inputs' ? (
          <FileButtons formats={['xlsx', 'json']} disabled={disabled} onDownload={start} />
        ) : (
          <div className={styles.buttons}>
            {resultFormats.map((format) => (
              <Button key={format} disabled={disabled} onClick={() => start(format)}>
                <Download size={16} aria-hidden />
                {t(`formats.${format}`)}
              </Button>
            ))}
          </div>
        )}
        {isLoading && <p role="status">{t('export.loading')}</p>}
        {part === 'results' && (
          <section className={styles.part}>
            <h3 className={styles.subtitle}>{t('export.energy')}</h3>
            <p className={styles.muted}>{t('export.energyText')}</p>
            <div className={styles.buttons}>
              {resultFormats.map((format) => (
                <Button key={format} disabled={disabled} onClick={() => startPart('energy', format)}>
                  <Download size={16} aria-hidden />
                  {t('export.energyAs', { format: t(`formats.${format}`) })}
                </Button>
              ))}
            </div>
          </section>
        )}
        {part === 'results' && (
          <section className={styles.part}>
            <h3 className={styles.subtitle}>{t('export.report')}</h3>
            <p className={styles.muted}>{t('export.reportText')}</p>
            <YearLink year={year} page="report" look={{}}>
              <Printer size={16} aria-hidden />
              {t('export.openReport')}
            </YearLink>
          </section>
        )}
      </div>
    </Dialog>
  );
}
