import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../components/form/copy-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import type { MadeWebhook } from '../api';
import * as styles from './webhooks.module.css';

interface SecretDialogProps {
  made: MadeWebhook;
  onClose: () => void;
}

/** What the receiver checks calls with, this once. */
export function SecretDialog({ made: { webhook, secret }, onClose }: SecretDialogProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Dialog
      title={t('secret.title', { name: webhook.name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone="caution">{t('secret.once')}</Notice>
        <CopyField label={t('secret.label')} value={secret} />
      </div>
    </Dialog>
  );
}
