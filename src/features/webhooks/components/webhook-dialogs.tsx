import type { Webhook } from '../../../../core/contracts/webhooks';
import type { MadeWebhook } from '../api';
import { LogDialog } from './log-dialog';
import { QuestionDialog } from './question-dialog';
import { SecretDialog } from './secret-dialog';
import { WebhookDialog } from './webhook-dialog';
import type { WebhookAction } from './webhook-row';

export type Opened = { action: 'add' } | { action: WebhookAction; id: string } | { made: MadeWebhook };

interface WebhookDialogsProps {
  projectId: number;
  opened: Opened;
  webhooks: readonly Webhook[];
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

/** What is open of the webhooks. */
export function WebhookDialogs({ projectId, opened, webhooks, onMade, onClose }: WebhookDialogsProps) {
  if ('made' in opened) return <SecretDialog made={opened.made} onClose={onClose} />;
  if (opened.action === 'add')
    return <WebhookDialog projectId={projectId} onMade={onMade} onClose={onClose} />;
  const { action, id } = opened;
  const webhook = webhooks.find((each) => each.id === id);
  // A colleague has removed it meanwhile.
  if (!webhook) return null;
  const common = { projectId, webhook, onClose };
  if (action === 'edit') return <WebhookDialog {...common} onMade={onMade} />;
  if (action === 'log') return <LogDialog {...common} />;
  return <QuestionDialog {...common} action={action} onRenewed={onMade} />;
}
