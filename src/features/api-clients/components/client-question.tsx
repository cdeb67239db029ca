import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../../../../core/contracts/api-clients';
import { Notice } from '../../../components/ui/notice';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useRenewClientSecretMutation, useRevokeApiClientMutation, type MadeClient } from '../api';
import { useClientFailure } from '../use-client-texts';
import type { ClientAction } from './client-row';

interface ClientQuestionProps {
  projectId: number;
  client: ApiClient;
  action: ClientAction;
  onRenewed: (made: MadeClient) => void;
  onClose: () => void;
}

/** Asks before renewing the secret or revoking the client. */
export function ClientQuestion({ projectId, client, action, onRenewed, onClose }: ClientQuestionProps) {
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
      // Also if the answer to an earlier attempt was lost.
      if (!outcome.error || (outcome.error as ApiError).code === 'NOT_FOUND') onClose();
    }
  };
  return (
    <QuestionDialog
      title={t(`apiClients.${action}.title`, { name })}
      action={t(`apiClients.${action}.action`)}
      isDestructive={action === 'revoke'}
      disabled={!isConnected || isLoading}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {error && <Notice tone="negative">{failureText(error as ApiError)}</Notice>}
      {!isConnected && <Notice tone="caution">{t('apiClients.offline')}</Notice>}
      <p>{t(`apiClients.${action}.text`, { name })}</p>
    </QuestionDialog>
  );
}
