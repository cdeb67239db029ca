import { skipToken } from '@reduxjs/toolkit/query/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { SecretDialog } from '../../../domain/systems/secret-dialog';
import { SystemsCard } from '../../../domain/systems/systems-card';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetApiClientsQuery, type MadeClient } from '../api';
import { ClientDialog } from './client-dialog';
import { ClientQuestion } from './client-question';
import { ClientRow, type ClientAction } from './client-row';

type Opened = { action: 'add' } | { action: ClientAction; client: ApiClient } | { made: MadeClient };

/** API clients of the company and how an administrator manages them. */
export function ApiClientsCard() {
  const { t } = useTranslation('account');
  const projectId = useProjectId();
  const { data, isError, refetch } = useGetApiClientsQuery(projectId ?? skipToken);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  if (projectId === undefined) return null;
  const showSecret = (made: MadeClient) => setOpened({ made });
  return (
    <SystemsCard
      texts={{
        title: t('apiClients.title'),
        intro: t('apiClients.intro'),
        offline: t('apiClients.offline'),
        loadFailed: t('apiClients.loadFailed'),
        none: t('apiClients.none'),
        add: t('apiClients.add'),
      }}
      icon={KeyRound}
      systems={data?.data}
      isError={isError}
      onRetry={() => void refetch()}
      rowOf={(client, disabled) => (
        <ClientRow client={client} disabled={disabled} onAct={(action) => setOpened({ action, client })} />
      )}
      onAdd={() => setOpened({ action: 'add' })}
    >
      {opened && 'made' in opened && (
        <SecretDialog
          title={t('apiClients.secret.title', { name: opened.made.client.name })}
          once={t('apiClients.secret.once')}
          values={{
            [t('apiClients.secret.clientSecret')]: opened.made.clientSecret,
            [t('apiClients.secret.clientId')]: opened.made.client.id,
            [t('apiClients.secret.tokenAddress')]: data?.tokenAddress ?? '',
          }}
          done={t('apiClients.secret.done')}
          onClose={close}
        />
      )}
      {opened && 'client' in opened && (
        <ClientQuestion {...{ projectId, ...opened }} onRenewed={showSecret} onClose={close} />
      )}
      {opened && 'action' in opened && opened.action === 'add' && (
        <ClientDialog projectId={projectId} onMade={showSecret} onClose={close} />
      )}
    </SystemsCard>
  );
}
