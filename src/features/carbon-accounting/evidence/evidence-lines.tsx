import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EvidenceFile } from '../../../../core/contracts/ca-evidence';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { evidenceFilePath } from './evidence-api';
import { useDownload } from '../files/use-download';
import { useErrorText } from '../shared/use-error-text';
import * as styles from './evidence.module.css';

interface EvidenceLinesProps {
  recordId: string;
  files: readonly EvidenceFile[];
  /** Left out where files are only looked at. */
  onRemove?: (file: EvidenceFile) => void;
}

/** Files of a record, each to be saved on the reader's device. */
export function EvidenceLines({ recordId, files, onRemove }: EvidenceLinesProps) {
  const { t } = useTranslation('carbon-files');
  const textOf = useErrorText();
  const projectId = useProjectId() ?? 0;
  const isConnected = useConnection() === 'connected';
  const { download, error } = useDownload();
  return (
    <>
      {error && <Notice tone="negative">{textOf(error, t('carbon:errors.unexpected'))}</Notice>}
      <ul className={styles.lines}>
        {files.map((file) => (
          <li key={file.id} className={styles.line}>
            <span className={styles.name}>{file.name}</span>
            <Button
              size="small"
              variant="quiet"
              iconOnly
              aria-label={t('evidenceFiles.save', { name: file.name })}
              disabled={!isConnected}
              onClick={() => {
                const url = evidenceFilePath({ projectId, recordId, id: file.id });
                void download({ url, params: {}, name: file.name });
              }}
            >
              <Download size={16} aria-hidden />
            </Button>
            {onRemove && (
              <Button
                size="small"
                variant="quiet"
                iconOnly
                aria-label={t('evidenceFiles.remove', { name: file.name })}
                disabled={!isConnected}
                onClick={() => onRemove(file)}
              >
                <Trash2 size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
