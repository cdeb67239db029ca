import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useRenewClientSecretMutation, useRevokeApiClientMutation, type MadeClient } from '../api';
import { useClientFailure } from '../use-words';
import * as styles from './api-clients.module.css';
import type { ClientAction } from './client-row';

interface QuestionDialogProps {
  projectId: number;
  client: ApiClient;
  action: ClientAction;
  onRenewed: (made: MadeClient) => void;
  onClose: () => void;
}

/** Asks before the secret, or the client, ends. */
export function QuestionDialog({ projectId, client, action, onRenewed, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useClientFailure();
  const [renew, renewal] = useRenewClientSecretMutation();
  const [revoke, revocation] = useRevokeApiClientMutation();
  const { error, isLoading } = action === 'renew' ? renewal : revocation;
  const { id, name } = client;
  const go = async () => {
    if (action === 'renew') {
      const { data } = await renew({ projectId, id });
      if (data) onRenewed(data);
    } else {
      const outcome = await revoke({ projectId, id });
      if (!outcome.error) onClose();
    }
  };
  return (
    <Dialog
      title={t(`apiClients.${action}.title`, { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant={action === 'revoke' ? 'danger' : 'primary'}
            disabled={!isConnected || isLoading}
            onClick={() => void go()}
          >
            {t(`apiClients.${action}.action`)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
        {!isConnected && <Notice tone="caution">{t('apiClients.offline')}</Notice>}
        <p>{t(`apiClients.${action}.text`, { name })}</p>
      </div>
    </Dialog>
  );
}
