import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Changes } from '../../../domain/company/changes';
import { InstantText } from '../../../components/ui/instant';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useGetProfileHistoryQuery } from '../api';
import * as styles from './profile-history.module.css';

const few = 5;
const more = 100;
/** The server's maximum page size. */
const most = 1000;

/** Change history of the profile: who changed what, and when. */
export function ProfileHistory({ projectId }: { projectId: number }) {
  const { t } = useTranslation('account');
  const [pageSize, setPageSize] = useState(few);
  const { data: history, isError, refetch } = useGetProfileHistoryQuery({ projectId, pageSize });
  return (
    <Card title={t('profile.history')}>
      {!history && isError && (
        <LoadFailure title={t('profile.historyFailed')} onRetry={() => void refetch()} />
      )}
      {!history && !isError && <SkeletonLines label={t('common:shell.loading')} />}
      {history?.data.length === 0 && <p className={styles.none}>{t('profile.historyEmpty')}</p>}
      {history && history.data.length > 0 && (
        <ol className={styles.list}>
          {history.data.map(({ number, at, actor, actorName, changes }) => (
            <li key={number}>
              <p className={styles.author}>
                <span className={styles.name}>{actorName || actor}</span>
                <InstantText value={at} />
              </p>
              <Changes changes={changes} />
            </li>
          ))}
        </ol>
      )}
      {history && history.meta.pagination.total > history.data.length && pageSize < most && (
        <Button size="small" onClick={() => setPageSize(Math.min(pageSize + more, most))}>
          {t('profile.historyMore')}
        </Button>
      )}
    </Card>
  );
}
