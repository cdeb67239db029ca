import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { OfflineNote } from '../../../components/ui/offline-note';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useConnection } from '../../../lib/api/use-connection';

interface ConfirmDialogProps {
  action: 'makeAdmin' | 'makeUser' | 'setViewOnly' | 'letChange' | 'remove';
  user: ProjectUser;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what it means for the person before it is done. */
export function ConfirmDialog({ action, user, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const name = user.name || user.email;
  return (
    <Dialog
      title={t(`users.${action}.title`, { name })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant={action === 'remove' ? 'danger' : 'primary'}
            disabled={!isConnected}
            onClick={onConfirm}
          >
            {t(`users.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`users.${action}.text`, { name })}</p>
      <OfflineNote />
    </Dialog>
  );
}
