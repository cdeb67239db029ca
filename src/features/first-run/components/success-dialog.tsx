import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { usePermissions } from '../../../domain/people/use-permissions';
import * as styles from './dialogs.module.css';

/** Set-up is complete: which areas are open now, and for whom. */
export function SuccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('first-run');
  const { isAdmin } = usePermissions();
  const isConnected = useConnection() === 'connected';
  return (
    <Dialog
      title={t('success.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('success.action')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone="positive">{t(isAdmin ? 'success.forAll' : 'success.forYou')}</Notice>
        {isAdmin && !isConnected && <Notice tone="caution">{t('success.unsent')}</Notice>}
        <p>{t('success.change')}</p>
      </div>
    </Dialog>
  );
}
