import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { FileButton } from '../../components/ui/file-button';
import { Notice } from '../../components/ui/notice';
import { maxFileBytes, megabytes } from '../../lib/api/files';
import { useConnection } from '../../lib/api/use-connection';
import { useFigures } from '../../lib/i18n/use-figures';
import { EvidenceLines } from './evidence-lines';
import * as styles from './evidence.module.css';
import type { Evidence } from './use-evidence';
import { useFileProblem } from './use-file-problem';

/** Files such as bills attached to something: upload, download, remove and restore. */
export function EvidenceFiles({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('evidence');
  const { figure } = useFigures();
  const problemOf = useFileProblem();
  const isConnected = useConnection() === 'connected';
  const { url, list, sending, problems, removed, attach, remove, restore } = evidence;
  const size = figure(megabytes(maxFileBytes), 'percent');

  return (
    <div role="group" aria-label={t('title')} className={styles.files}>
      <FileButton
        accept=".pdf,.png,.jpg,.jpeg,.xlsx,.xml"
        disabled={!isConnected || sending !== undefined}
        multiple
        onFile={(...chosen) => void attach(...chosen)}
      >
        {sending === undefined ? t('attach') : t('sending', { name: sending })}
      </FileButton>
      <p className={styles.hint}>{t(isConnected ? 'hint' : 'offline', { size })}</p>
      {problems.map(({ name, error }, index) => (
        <Notice key={index} tone="negative" title={name}>
          {problemOf(error)}
        </Notice>
      ))}
      <EvidenceLines url={url} list={list} onRemove={(file) => void remove(file)} />
      {removed && (
        <Notice
          tone="info"
          actions={
            <Button
              size="small"
              disabled={!isConnected || sending !== undefined}
              onClick={() => void restore()}
            >
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { name: removed.name })}
        </Notice>
      )}
    </div>
  );
}
