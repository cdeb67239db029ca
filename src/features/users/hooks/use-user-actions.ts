import { useCallback } from 'react';
import {
  canChangeRole,
  canDeleteUser,
  canSetViewOnly,
  canTransferMainUser,
  canUpdateUser,
  type Actor,
} from '../../../../core/access/permissions';
import type { ProjectUser } from '../../../../core/contracts/users';
import { isSameEmail } from '../../../../core/access/people';
import { usePermissions } from '../../../domain/people/use-permissions';
import { useSession } from '../../../lib/session/use-session';
import type { UserAction } from '../asking';

/** What the signed-in person may do with a user: the same rules as on the server. */
export function useUserActions(): (user: ProjectUser) => UserAction[] {
  const email = useSession().profile?.email ?? '';
  const { isMainUser, isViewOnly, permissions } = usePermissions();
  return useCallback(
    (user) => userActions({ email, isMainUser, viewOnly: isViewOnly, permissions }, user),
    [email, isMainUser, isViewOnly, permissions],
  );
}

function userActions(actor: Actor, user: ProjectUser): UserAction[] {
  const isOther = !isSameEmail(actor.email, user.email);
  const roleAction = user.role === 'Admin' ? ('makeUser' as const) : ('makeAdmin' as const);
  const viewAction = user.viewOnly ? ('letChange' as const) : ('setViewOnly' as const);
  return [
    ...(canUpdateUser(actor, user) && isOther ? (['edit'] as const) : []),
    ...(canChangeRole(actor, user) && isOther ? [roleAction] : []),
    ...(canSetViewOnly(actor, user) && isOther ? [viewAction] : []),
    ...(canTransferMainUser(actor) && isOther && !user.isMainUser && !user.isPending
      ? (['transfer'] as const)
      : []),
    ...(canDeleteUser(actor, user) ? (['remove'] as const) : []),
  ];
}
