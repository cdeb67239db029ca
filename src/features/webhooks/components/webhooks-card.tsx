import { skipToken } from '@reduxjs/toolkit/query/react';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SystemsCard } from '../../../domain/systems/systems-card';
import type { ApiError } from '../../../lib/api/api-error';
import { useProjectId } from '../../../lib/session/use-session';
import { useChangeWebhookMutation, useGetWebhooksQuery } from '../api';
import { useWebhookFailure } from '../use-webhook-texts';
import { WebhookDialogs, type Opened } from './webhook-dialogs';
import { WebhookRow } from './webhook-row';

/** Systems that are notified of changes, and how an administrator manages them. */
export function WebhooksCard() {
  const { t } = useTranslation('webhooks');
  const projectId = useProjectId();
  const failureText = useWebhookFailure();
  const { data, isError, refetch } = useGetWebhooksQuery(projectId ?? skipToken);
  const [change, { error }] = useChangeWebhookMutation();
  const [opened, setOpened] = useState<Opened>();
  if (projectId === undefined) return null;
  return (
    <SystemsCard
      texts={{
        title: t('title'),
        intro: t('intro'),
        offline: t('offline'),
        loadFailed: t('loadFailed'),
        none: t('none'),
        add: t('add'),
      }}
      icon={WebhookIcon}
      systems={data}
      isError={isError}
      onRetry={() => void refetch()}
      failure={error && failureText(error as ApiError)}
      rowOf={(webhook, disabled) => (
        <WebhookRow
          webhook={webhook}
          disabled={disabled}
          onAct={(action) => setOpened({ action, webhook })}
          onSwitchOn={() => void change({ projectId, id: webhook.id, isActive: true })}
        />
      )}
      onAdd={() => setOpened({ action: 'add' })}
    >
      {opened && (
        <WebhookDialogs
          projectId={projectId}
          opened={opened}
          webhooks={data ?? []}
          onMade={(made) => setOpened({ made })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SystemsCard>
  );
}
