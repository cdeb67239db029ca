import { useTranslation } from 'react-i18next';
import type { ProjectUser } from '../../../../core/contracts/users';
import { OfflineNote } from '../../../components/ui/offline-note';
import { QuestionDialog } from '../../../components/ui/question-dialog';
import { useConnection } from '../../../lib/api/use-connection';

interface ConfirmDialogProps {
  action: 'makeAdmin' | 'makeUser' | 'setViewOnly' | 'letChange' | 'remove';
  user: ProjectUser;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains the consequence for the person before confirming. */
export function ConfirmDialog({ action, user, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const name = user.name || user.email;
  return (
    <QuestionDialog
      title={t(`users.${action}.title`, { name })}
      action={t(`users.${action}.confirm`)}
      isDestructive={action === 'remove'}
      disabled={!isConnected}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`users.${action}.text`, { name })}</p>
      <OfflineNote />
    </QuestionDialog>
  );
}
