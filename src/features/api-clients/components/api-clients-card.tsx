import { skipToken } from '@reduxjs/toolkit/query/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetApiClientsQuery, type MadeClient } from '../api';
import * as styles from './api-clients.module.css';
import { ClientDialog } from './client-dialog';
import { ClientRow, type ClientAction } from './client-row';
import { QuestionDialog } from './question-dialog';
import { SecretDialog } from './secret-dialog';

type Opened = { action: 'add' } | { action: ClientAction; client: ApiClient } | { made: MadeClient };

/** Other systems of the company, and what an administrator does with them. */
export function ApiClientsCard() {
  const { t } = useTranslation('account');
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const { data, isError, refetch } = useGetApiClientsQuery(projectId ?? skipToken);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const retry = () => void refetch();
  if (projectId === undefined) return null;
  const showSecret = (made: MadeClient) => setOpened({ made });
  return (
    <Card title={t('apiClients.title')}>
      <div className={styles.stack}>
        <p className={styles.note}>{t('apiClients.intro')}</p>
        {!isConnected && <Notice tone="caution">{t('apiClients.offline')}</Notice>}
        {!data && !isError && <SkeletonLines label={t('common:shell.loading')} />}
        {!data && isError && isConnected && (
          <LoadFailure
            title={t('apiClients.loadFailed')}
            retryLabel={t('common:actions.tryAgain')}
            onRetry={retry}
          />
        )}
        {data && isError && <StaleNotice title={t('apiClients.loadFailed')} onRetry={retry} />}
        {data?.data.length === 0 && <p>{t('apiClients.none')}</p>}
        {data && data.data.length > 0 && (
          <ul className={styles.list} aria-label={t('apiClients.title')}>
            {data.data.map((client) => (
              <ClientRow
                key={client.id}
                client={client}
                disabled={!isConnected}
                onAct={(action) => setOpened({ action, client })}
              />
            ))}
          </ul>
        )}
        {data && (
          <div>
            <Button disabled={!isConnected} onClick={() => setOpened({ action: 'add' })}>
              <KeyRound size={18} aria-hidden />
              {t('apiClients.add')}
            </Button>
          </div>
        )}
      </div>
      {opened && 'made' in opened && (
        <SecretDialog made={opened.made} tokenAddress={data?.tokenAddress ?? ''} onClose={close} />
      )}
      {opened && 'client' in opened && (
        <QuestionDialog {...{ projectId, ...opened }} onRenewed={showSecret} onClose={close} />
      )}
      {opened && 'action' in opened && opened.action === 'add' && (
        <ClientDialog projectId={projectId} onMade={showSecret} onClose={close} />
      )}
    </Card>
  );
}
