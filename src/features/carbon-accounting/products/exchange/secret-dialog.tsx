import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { CopyField } from '../../../../components/form/copy-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import { useMakeCredentialMutation } from './exchange-api';
import * as styles from './exchange.module.css';
import { NeedsConnection, useIsConnected } from './needs-connection';

interface SecretDialogProps {
  partner: ExchangePartner;
  /** The address that the partner's system calls. */
  address: string;
  onClose: () => void;
}

/** Creates the credentials of a partner's system and shows them once. */
export function SecretDialog({ partner, address, onClose }: SecretDialogProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const isConnected = useIsConnected();
  const textOf = useErrorText();
  const [make, { data, error, isLoading }] = useMakeCredentialMutation();
  const { id, name } = partner;
  return (
    <Dialog
      title={t('secret.title', { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        data ? (
          <Button variant="primary" onClick={onClose}>
            {t('secret.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              variant="primary"
              disabled={!isConnected || isLoading || projectId === undefined}
              onClick={() => projectId !== undefined && void make({ projectId, id })}
            >
              {t('secret.make')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        {error && <Notice tone="negative">{textOf(error as ApiError, t('failed'))}</Notice>}
        {!data && (
          <>
            <NeedsConnection />
            <p>{t(partner.credential ? 'secret.replaces' : 'secret.text', { name })}</p>
          </>
        )}
        {data && (
          <>
            <Notice tone="caution">{t('secret.once')}</Notice>
            <CopyField label={t('address')} value={address} />
            <CopyField label={t('secret.clientId')} value={data.partner.credential?.clientId ?? ''} />
            <CopyField label={t('secret.clientSecret')} value={data.clientSecret} />
          </>
        )}
      </div>
    </Dialog>
  );
}
