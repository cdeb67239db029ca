import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Notice } from '../../../../components/ui/notice';
import { QuestionDialog } from '../../../../components/ui/question-dialog';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import { useRemovePartnerMutation, useRevokeCredentialMutation } from './exchange-api';
import { NeedsConnection, useIsConnected } from './needs-connection';

interface EndDialogProps {
  partner: ExchangePartner;
  /** Whether to remove the partner, or only to revoke its credentials. */
  action: 'remove' | 'revoke';
  onClose: () => void;
}

/** Asks before removing a partner or revoking its access. */
export function EndDialog({ partner: { id, name }, action, onClose }: EndDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [remove, removal] = useRemovePartnerMutation();
  const [revoke, revocation] = useRevokeCredentialMutation();
  const { error, isLoading } = action === 'remove' ? removal : revocation;
  const end = async () => {
    if (projectId === undefined) return;
    const outcome = await (action === 'remove' ? remove : revoke)({ projectId, id });
    // Also if the answer to an earlier attempt was lost.
    if (!outcome.error || (outcome.error as ApiError).code === 'NOT_FOUND') onClose();
  };
  return (
    <QuestionDialog
      title={t(`actions.${action}`)}
      action={t(`actions.${action}`)}
      isDestructive
      disabled={!isConnected || isLoading}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {error && <Notice tone="negative">{textOf(error as ApiError, t('failed'))}</Notice>}
      <NeedsConnection />
      <p>{t(`${action}Question`, { name })}</p>
    </QuestionDialog>
  );
}
