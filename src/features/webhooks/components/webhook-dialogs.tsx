import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../../core/contracts/webhooks';
import { SecretDialog } from '../../../domain/systems/secret-dialog';
import type { MadeWebhook } from '../api';
import { LogDialog } from './log-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhookQuestion } from './webhook-question';
import type { WebhookAction } from './webhook-row';

export type Opened = { action: 'add' } | { action: WebhookAction; webhook: Webhook } | { made: MadeWebhook };

interface WebhookDialogsProps {
  projectId: number;
  opened: Opened;
  webhooks: readonly Webhook[];
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

/** The open dialog of the webhooks. */
export function WebhookDialogs({ projectId, opened, webhooks, onMade, onClose }: WebhookDialogsProps) {
  const { t } = useTranslation('webhooks');
  if ('made' in opened)
    return (
      <SecretDialog
        title={t('secret.title', { name: opened.made.webhook.name })}
        once={t('secret.once')}
        values={{ [t('secret.label')]: opened.made.secret }}
        done={t('secret.done')}
        onClose={onClose}
      />
    );
  if (opened.action === 'add')
    return <WebhookDialog projectId={projectId} onMade={onMade} onClose={onClose} />;
  const { action } = opened;
  // A dialog stays open when a colleague removes its webhook: the response says so.
  const webhook = webhooks.find(({ id }) => id === opened.webhook.id) ?? opened.webhook;
  const common = { projectId, webhook, onClose };
  if (action === 'edit') return <WebhookDialog {...common} onMade={onMade} />;
  if (action === 'log') return <LogDialog {...common} />;
  return <WebhookQuestion {...common} action={action} onRenewed={onMade} />;
}
