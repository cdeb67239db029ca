import { useTranslation } from 'react-i18next';
import type { ImportTable } from '../../../../core/contracts/ca-imports';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Dialog } from '../../../components/ui/dialog';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { noDraft } from '../../../lib/forms/draft-store';
import { noValidation } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import type { FileFormat } from './files';
import { importsPath } from './import-api';
import { entriesToTake, type Repeats } from './preview-counts';
import { useDownload } from '../../../lib/api/use-download';
import { sheetTypes } from '../../../lib/sheets/sheet-types';
import { useImport } from './use-import';
import { useImportTexts } from './use-import-texts';
import { FileButtons } from './file-buttons';
import { ImportHistory } from './import-history';
import { ImportPreview } from './import-preview';
import * as styles from './files.module.css';

/** How duplicate rows are imported; empty until chosen. */
const unanswered: { repeats: Repeats | '' } = { repeats: '' };

/** Import from a spreadsheet: template, preview, import and undo. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('carbon-files');
  const { locale } = useLocale();
  const projectId = useProjectId() ?? 0;
  const isConnected = useConnection() === 'connected';
  const texts = useImportTexts();
  const { state, look, take } = useImport();
  const template = useDownload();
  const getTemplate = (format: FileFormat, table?: ImportTable) =>
    void template.download({
      url: `${importsPath(projectId)}/template`,
      params: { format, locale, ...(table && { table }) },
      name: `carbon-accounting${table ? `-${table}` : ''}.${format}`,
    });
  const preview = 'preview' in state ? state.preview : undefined;
  const isBusy = state.step === 'reading' || state.step === 'importing';
  const isPartial = preview !== undefined && preview.errorCount > 0 && preview.others > 0;
  const form = useDraftForm<typeof unanswered>({
    draft: noDraft,
    stored: unanswered,
    check: noValidation,
    faultText: (fault) => fault,
    onSubmit: ({ repeats }) => take({ refused: isPartial, repeated: repeats === 'leaveOut' }),
  });
  const { repeats } = form.values;
  const count = preview ? entriesToTake(preview, repeats) : 0;
  const isUnanswered = preview !== undefined && preview.identical > 0 && repeats === '';
  const isRefused = preview !== undefined && ((preview.errorCount > 0 && !isPartial) || !!preview.earlier);

  return (
    <Dialog
      placement="drawer"
      title={t('import.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        preview && (
          <Button
            variant="primary"
            disabled={isBusy || !isConnected || count === 0 || isUnanswered || isRefused}
            onClick={form.submit}
          >
            {state.step === 'importing'
              ? t('import.running')
              : t(isPartial ? 'import.takeOthers' : 'import.take', { count })}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p>{t('import.text')}</p>
        {!isConnected && <Notice tone="info">{t('needsConnection')}</Notice>}
        <section className={styles.part}>
          <h3 className={styles.subtitle}>{t('import.templates')}</h3>
          <FileButtons
            formats={['xlsx']}
            disabled={!isConnected || template.isLoading}
            onDownload={getTemplate}
          />
          {template.error && <Notice tone="negative">{texts.fault(template.error)}</Notice>}
        </section>
        <section className={styles.part}>
          <h3 className={styles.subtitle}>{t('import.file')}</h3>
          <FileButton
            accept={sheetTypes}
            variant={preview ? 'secondary' : 'primary'}
            disabled={!isConnected || isBusy}
            onFile={(file) => {
              form.discard();
              void look(file);
            }}
          >
            {t('import.choose')}
          </FileButton>
          <StatusRegion>
            {state.step === 'reading' && <p>{t('import.reading', { name: state.fileName })}</p>}
            {state.step === 'done' && (
              <Notice tone="positive">{t('import.done', { count: state.record.changes })}</Notice>
            )}
          </StatusRegion>
          {state.step === 'failed' && (
            <Notice tone="negative" title={t('import.failed')}>
              {texts.fault(state.fault)}
            </Notice>
          )}
          {preview && (
            <ImportPreview
              preview={preview}
              repeats={form.field('repeats')}
              onEncoding={(encoding) => 'file' in state && void look(state.file, encoding)}
            />
          )}
        </section>
        <ImportHistory projectId={projectId} />
      </div>
    </Dialog>
  );
}
