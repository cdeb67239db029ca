import type { ProjectUser } from '../../../../core/contracts/users';
import type { Asking, Outcome, UserAction } from '../asking';
import { useUserChanges } from '../hooks/use-user-changes';
import { ConfirmDialog } from './confirm-dialog';
import { CreateUserDialog } from './create-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { TransferDialog } from './transfer-dialog';

interface UserDialogsProps {
  projectId: number;
  asking: Asking;
  users: readonly ProjectUser[];
  onClose: () => void;
  onOutcome: (outcome: Outcome) => void;
}

/** The dialog for the pending action. */
export function UserDialogs({ projectId, asking, users, onClose, onOutcome }: UserDialogsProps) {
  const change = useUserChanges(projectId);
  const { action } = asking;
  if (action === 'create') {
    const onCreated = (name: string) => onOutcome({ action, name });
    return <CreateUserDialog projectId={projectId} onClose={onClose} onCreated={onCreated} />;
  }
  const user = users.find(({ id }) => id === asking.user.id) ?? asking.user;
  const name = user.name || user.email;
  if (action === 'edit') {
    const onSaved = () => onOutcome({ action, name });
    return <EditUserDialog projectId={projectId} user={user} onClose={onClose} onSaved={onSaved} />;
  }
  // Confirms the user as it was shown when the person decided.
  const confirm = async (confirmed: Exclude<UserAction, 'edit'>) => {
    onClose();
    const failure = await change(confirmed, asking.user);
    onOutcome({ action: confirmed, name, ...(failure && { failure }) });
  };
  if (action === 'transfer')
    return <TransferDialog user={user} onClose={onClose} onConfirm={() => void confirm(action)} />;
  return (
    <ConfirmDialog action={action} user={user} onClose={onClose} onConfirm={() => void confirm(action)} />
  );
}
