import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../../core/contracts/webhooks';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useRemoveWebhookMutation, useRenewWebhookSecretMutation, type MadeWebhook } from '../api';
import { useWebhookFailure } from '../use-words';
import * as styles from './webhooks.module.css';

interface QuestionDialogProps {
  projectId: number;
  webhook: Webhook;
  action: 'renew' | 'remove';
  onRenewed: (made: MadeWebhook) => void;
  onClose: () => void;
}

/** Asks before the secret, or the webhook, ends. */
export function QuestionDialog({ projectId, webhook, action, onRenewed, onClose }: QuestionDialogProps) {
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
      if (!outcome.error) onClose();
    }
  };
  return (
    <Dialog
      title={t(`${action}.title`, { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant={action === 'remove' ? 'danger' : 'primary'}
            disabled={!isConnected || isLoading}
            onClick={() => void go()}
          >
            {t(`${action}.action`)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
        {!isConnected && <Notice tone="caution">{t('offline')}</Notice>}
        <p>{t(`${action}.text`, { name })}</p>
      </div>
    </Dialog>
  );
}
