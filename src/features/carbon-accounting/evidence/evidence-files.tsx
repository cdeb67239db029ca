import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { largestFile, megabytes } from '../files/files';
import { useErrorText } from '../shared/use-error-text';
import type { Evidence } from './use-evidence';
import { useFigures } from '../../../lib/i18n/use-figures';
import { EvidenceLines } from './evidence-lines';
import * as styles from './evidence.module.css';

interface EvidenceFilesProps {
  recordId: string;
  evidence: Evidence;
}

const knownProblems = [
  'BODY_TOO_LARGE',
  'EVIDENCE_TYPE',
  'EVIDENCE_MANY',
  'EVIDENCE_FULL',
  'FILE_MISSING',
] as const;

/** Bills and the like that belong to a record: attached, saved, removed and brought back. */
export function EvidenceFiles({ recordId, evidence }: EvidenceFilesProps) {
  const { t } = useTranslation('carbon-files');
  const { figure } = useFigures();
  const textOf = useErrorText();
  const isConnected = useConnection() === 'connected';
  const { files, sending, error, removed, attach, remove, restore } = evidence;
  const size = figure(megabytes(largestFile), 'percent');
  const problem = (found: ApiError) => {
    const known = knownProblems.find((code) => code === found.code);
    return known
      ? t(`evidenceFiles.problems.${known}`, { size })
      : textOf(found, t('carbon:errors.unexpected'));
  };

  return (
    <div role="group" aria-label={t('evidenceFiles.title')} className={styles.files}>
      <FileButton
        accept=".pdf,.png,.jpg,.jpeg,.xlsx"
        disabled={!isConnected || sending !== undefined}
        onFile={(file) => void attach(file)}
      >
        {sending === undefined ? t('evidenceFiles.attach') : t('evidenceFiles.sending', { name: sending })}
      </FileButton>
      <p className={styles.hint}>
        {t(isConnected ? 'evidenceFiles.hint' : 'evidenceFiles.offline', { size })}
      </p>
      {error && <Notice tone="negative">{problem(error)}</Notice>}
      <EvidenceLines recordId={recordId} files={files} onRemove={(file) => void remove(file)} />
      {removed && (
        <Notice
          tone="info"
          actions={
            <Button
              size="small"
              disabled={!isConnected || sending !== undefined}
              onClick={() => void restore()}
            >
              {t('carbon-update:undo.action')}
            </Button>
          }
        >
          {t('carbon-update:undo.remove', { name: removed.name })}
        </Notice>
      )}
    </div>
  );
}
