import type { ProjectUser } from '../../../../core/contracts/users';
import type { ApiError } from '../../../lib/api/api-error';
import {
  useChangeRoleMutation,
  useRemoveUserMutation,
  useSetViewOnlyMutation,
  useTransferMainUserMutation,
} from '../api';
import type { UserAction } from '../asking';

type Change = Exclude<UserAction, 'edit'>;

/** Runs confirmed actions; returns the reason if one was refused. */
export function useUserChanges(projectId: number) {
  const [changeRole] = useChangeRoleMutation();
  const [setViewOnly] = useSetViewOnlyMutation();
  const [remove] = useRemoveUserMutation();
  const [transfer] = useTransferMainUserMutation();

  return async (action: Change, user: ProjectUser): Promise<ApiError | undefined> => {
    const { error } = await {
      makeAdmin: () => changeRole({ projectId, user, role: 'Admin' }),
      makeUser: () => changeRole({ projectId, user, role: 'User' }),
      setViewOnly: () => setViewOnly({ projectId, user, viewOnly: true }),
      letChange: () => setViewOnly({ projectId, user, viewOnly: false }),
      remove: () => remove({ projectId, user }),
      transfer: () => transfer({ projectId, user }),
    }[action]();
    return error as ApiError | undefined;
  };
}
