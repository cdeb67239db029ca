import { useCallback } from 'react';
import {
  canChangeRole,
  canDeleteUser,
  canTransferMainUser,
  canUpdateUser,
  type Permissions,
} from '../../../../core/access/permissions';
import type { ProjectUser } from '../../../../core/contracts/users';
import { isSameEmail } from '../../../../core/access/people';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useSession } from '../../../lib/session/use-session';
import type { UserAction } from '../asking';

/** What the signed-in person may do with somebody: the same rules as the server's. */
export function useUserActions(): (user: ProjectUser) => UserAction[] {
  const email = useSession().profile?.email ?? '';
  const { isMainUser, permissions } = usePermissions();
  return useCallback(
    (user) => userActions({ email, isMainUser, permissions }, user),
    [email, isMainUser, permissions],
  );
}

function userActions(
  actor: { email: string; isMainUser: boolean; permissions: Permissions },
  user: ProjectUser,
): UserAction[] {
  const isOther = !isSameEmail(actor.email, user.email);
  const roleAction = user.role === 'Admin' ? ('makeUser' as const) : ('makeAdmin' as const);
  return [
    ...(canUpdateUser(actor, user) && isOther ? (['edit'] as const) : []),
    ...(canChangeRole(actor, user) && isOther ? [roleAction] : []),
    ...(canTransferMainUser(actor) && isOther && !user.isMainUser ? (['transfer'] as const) : []),
    ...(canDeleteUser(actor, user) ? (['remove'] as const) : []),
  ];
}
