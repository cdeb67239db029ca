import { skipToken } from '@reduxjs/toolkit/query/react';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { useChangeWebhookMutation, useGetWebhooksQuery } from '../api';
import { useWebhookFailure } from '../use-words';
import { WebhookDialogs, type Opened } from './webhook-dialogs';
import { WebhookRow } from './webhook-row';
import * as styles from './webhooks.module.css';

/** Other systems that are told of changes, and what an administrator does with them. */
export function WebhooksCard() {
  const { t } = useTranslation('webhooks');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const failureText = useWebhookFailure();
  const { data, isError, refetch } = useGetWebhooksQuery(projectId ?? skipToken);
  const [change, { error }] = useChangeWebhookMutation();
  const [opened, setOpened] = useState<Opened>();
  if (projectId === undefined) return null;
  const retry = () => void refetch();
  return (
    <Card title={t('title')}>
      <div className={styles.stack}>
        <p className={styles.note}>{t('intro')}</p>
        {!isConnected && <Notice tone="caution">{t('offline')}</Notice>}
        {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
        {!data && !isError && <SkeletonLines label={t('common:shell.loading')} />}
        {!data && isError && isConnected && (
          <LoadFailure title={t('loadFailed')} retryLabel={t('common:actions.tryAgain')} onRetry={retry} />
        )}
        {data && isError && <StaleNotice title={t('loadFailed')} onRetry={retry} />}
        {data?.length === 0 && <p>{t('none')}</p>}
        {data && data.length > 0 && (
          <ul className={styles.list} aria-label={t('title')}>
            {data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                disabled={!isConnected}
                onAct={(action) => setOpened({ action, id: webhook.id })}
                onSwitchOn={() => void change({ projectId, id: webhook.id, isActive: true })}
              />
            ))}
          </ul>
        )}
        {data && (
          <div>
            <Button disabled={!isConnected} onClick={() => setOpened({ action: 'add' })}>
              <WebhookIcon size={18} aria-hidden />
              {t('add')}
            </Button>
          </div>
        )}
      </div>
      {opened && (
        <WebhookDialogs
          projectId={projectId}
          opened={opened}
          webhooks={data ?? []}
          onMade={(made) => setOpened({ made })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
