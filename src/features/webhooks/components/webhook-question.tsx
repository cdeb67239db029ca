import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../../core/contracts/webhooks';
import { Notice } from '../../../components/ui/notice';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useRemoveWebhookMutation, useRenewWebhookSecretMutation, type MadeWebhook } from '../api';
import { useWebhookFailure } from '../use-webhook-texts';

interface WebhookQuestionProps {
  projectId: number;
  webhook: Webhook;
  action: 'renew' | 'remove';
  onRenewed: (made: MadeWebhook) => void;
  onClose: () => void;
}

/** Asks before renewing the secret or removing the webhook. */
export function WebhookQuestion({ projectId, webhook, action, onRenewed, onClose }: WebhookQuestionProps) {
  const { t } = useTranslation('webhooks');
  const isConnected = useConnection() === 'connected';
  const failureText = useWebhookFailure();
  const [renew, renewal] = useRenewWebhookSecretMutation();
  const [remove, removal] = useRemoveWebhookMutation();
  const { error, isLoading } = action === 'renew' ? renewal : removal;
  const { id, name } = webhook;
  const go = async () => {
    if (action === 'renew') {
      const { data } = await renew({ projectId, id });
      if (data) onRenewed(data);
    } else {
      const outcome = await remove({ projectId, id });
      // Also if the answer to an earlier attempt was lost.
      if (!outcome.error || (outcome.error as ApiError).code === 'NOT_FOUND') onClose();
    }
  };
  return (
    <QuestionDialog
      title={t(`${action}.title`, { name })}
      action={t(`${action}.action`)}
      isDestructive={action === 'remove'}
      disabled={!isConnected || isLoading}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
      {!isConnected && <Notice tone="caution">{t('offline')}</Notice>}
      <p>{t(`${action}.text`, { name })}</p>
    </QuestionDialog>
  );
}
