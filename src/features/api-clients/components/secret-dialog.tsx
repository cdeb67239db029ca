import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../components/form/copy-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import type { MadeClient } from '../api';
import * as styles from './api-clients.module.css';

interface SecretDialogProps {
  made: MadeClient;
  tokenAddress: string;
  onClose: () => void;
}

/** What a client asks for tokens with, this once. */
export function SecretDialog({ made: { client, clientSecret }, tokenAddress, onClose }: SecretDialogProps) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      title={t('apiClients.secret.title', { name: client.name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('apiClients.secret.done')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone="caution">{t('apiClients.secret.once')}</Notice>
        <CopyField label={t('apiClients.secret.clientSecret')} value={clientSecret} />
        <CopyField label={t('apiClients.secret.clientId')} value={client.id} />
        <CopyField label={t('apiClients.secret.tokenAddress')} value={tokenAddress} />
      </div>
    </Dialog>
  );
}
