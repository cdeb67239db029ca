import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { ConnectionHint } from '../../components/ui/connection-hint';
import { LoadFailure } from '../../components/ui/load-failure';
import { Notice } from '../../components/ui/notice';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { useConnection } from '../../lib/api/use-connection';
import { useDownload } from '../../lib/api/use-download';
import * as styles from './evidence.module.css';
import type { EvidenceList, ListedFile } from './use-evidence';
import { useFileProblem } from './use-file-problem';

interface EvidenceLinesProps {
  /** The files are below this URL, each by its id. */
  url: string;
  list: EvidenceList;
  /** Omitted if the files are read-only; otherwise the caller explains why buttons are disabled offline. */
  onRemove?: (file: ListedFile) => void;
}

/** Of more files than these the last ones are listed: thousands of lines would make a form slow. */
const few = 50;
const more = 200;

/** The files, which the reader can download; while there are none, why. */
export function EvidenceLines({ url, list: { files, hasFailed, refetch }, onRemove }: EvidenceLinesProps) {
  const { t } = useTranslation('evidence');
  const problemOf = useFileProblem();
  const isConnected = useConnection() === 'connected';
  const { download, error } = useDownload();
  const [most, setMost] = useState(few);
  if (!files && hasFailed) return <LoadFailure title={t('failed')} onRetry={() => void refetch()} />;
  if (!files) return <SkeletonLines label={t('loading')} />;
  if (files.length === 0) return onRemove ? null : <p className={styles.hint}>{t('none')}</p>;
  return (
    <>
      {error && <Notice tone="negative">{problemOf(error)}</Notice>}
      {files.length > most && (
        <div className={styles.line}>
          <span className={styles.hint}>{t('shown', { count: most, total: files.length })}</span>
          <Button size="small" onClick={() => setMost(most + more)}>
            {t('more')}
          </Button>
        </div>
      )}
      <ul className={styles.lines}>
        {files.slice(-most).map((file) => (
          <li key={file.id} className={styles.line}>
            <span className={styles.name}>{file.name}</span>
            <Button
              size="small"
              variant="quiet"
              iconOnly
              aria-label={t('save', { name: file.name })}
              disabled={!isConnected}
              onClick={() => void download({ url: `${url}/${file.id}`, params: {}, name: file.name })}
            >
              <Download size={16} aria-hidden />
            </Button>
            {onRemove && (
              <Button
                size="small"
                variant="quiet"
                iconOnly
                aria-label={t('remove', { name: file.name })}
                disabled={!isConnected}
                onClick={() => onRemove(file)}
              >
                <Trash2 size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!onRemove && <ConnectionHint />}
    </>
  );
}
