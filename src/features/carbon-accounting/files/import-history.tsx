import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorName } from '../../../../core/terms/api-clients';
import type { ImportRecord } from '../../../../core/contracts/ca-imports';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { InstantText } from '../../../components/ui/instant';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { Notice } from '../../../components/ui/notice';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useGetImportsInfiniteQuery, useUndoImportMutation } from './import-api';
import { faultOfChange, useImportTexts } from './use-import-texts';
import * as styles from './files.module.css';

/** Earlier imports, each of which can be undone as a whole. */
export function ImportHistory({ projectId }: { projectId: number }) {
  const { t } = useTranslation('carbon-files');
  const { fault } = useImportTexts();
  const { data, hasNextPage, isFetching, fetchNextPage } = useGetImportsInfiniteQuery(projectId);
  const [undo, { data: undone, error, isLoading }] = useUndoImportMutation();
  const isConnected = useConnection() === 'connected';
  const [asked, setAsked] = useState<string>();
  const imports = data?.pages.flatMap((page) => page.data) ?? [];
  if (imports.length === 0) return null;

  const buttons = ({ id, undoneAt, fileName }: ImportRecord) => {
    if (undoneAt !== null) return <span className={styles.muted}>{t('history.undone')}</span>;
    if (asked !== id)
      return (
        <Button
          size="small"
          disabled={!isConnected || isLoading}
          aria-label={t('history.undoOf', { name: fileName })}
          onClick={() => setAsked(id)}
        >
          {t('history.undo')}
        </Button>
      );
    return (
      <div className={styles.question}>
        <p>{t('history.question')}</p>
        <Button size="small" onClick={() => setAsked(undefined)}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={!isConnected}
          onClick={() => {
            setAsked(undefined);
            void undo({ projectId, id });
          }}
        >
          {t('history.confirm')}
        </Button>
      </div>
    );
  };

  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{t('history.title')}</h3>
      <StatusRegion>
        {undone && (
          <Notice tone="positive">
            {joinSentences([
              t('history.done', { count: undone.deleted + undone.restored }),
              undone.kept > 0 && t('history.kept', { count: undone.kept }),
            ])}
          </Notice>
        )}
      </StatusRegion>
      {error && (
        <Notice tone="negative" title={t('history.failed')}>
          {fault(faultOfChange(error as ApiError))}
        </Notice>
      )}
      {imports.some(({ undoneAt }) => undoneAt === null) && <ConnectionHint />}
      <ul className={styles.history}>
        {imports.map((each) => (
          <li key={each.id}>
            <div>
              <p className={styles.fileName}>{each.fileName}</p>
              <p className={styles.muted}>
                <InstantText value={each.createdAt} /> · {authorName(each.createdBy)} ·{' '}
                {t('history.entries', { count: each.changes })}
              </p>
            </div>
            {buttons(each)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}
