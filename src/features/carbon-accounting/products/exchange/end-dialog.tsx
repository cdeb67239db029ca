import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import { useRemovePartnerMutation, useRevokeCredentialMutation } from './exchange-api';
import * as styles from './exchange.module.css';
import { NeedsConnection, useIsConnected } from './needs-connection';

interface EndDialogProps {
  partner: ExchangePartner;
  /** Whether the partner goes, or only what its system calls with. */
  action: 'remove' | 'revoke';
  onClose: () => void;
}

/** Asks before a partner, or its access, ends. */
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
    if (!outcome.error) onClose();
  };
  return (
    <Dialog
      title={t(`actions.${action}`)}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" disabled={!isConnected || isLoading} onClick={() => void end()}>
            {t(`actions.${action}`)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="negative">{textOf(error as ApiError, t('failed'))}</Notice>}
        <NeedsConnection />
        <p>{t(`${action}Question`, { name })}</p>
      </div>
    </Dialog>
  );
}
