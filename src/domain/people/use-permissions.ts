import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { privilegesToShow, roleToShow } from '../../../core/access/fallback-access';
import { isMainUser, isSameEmail } from '../../../core/access/people';
import { permissionsFor, type Permission, type Permissions } from '../../../core/access/permissions';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Role } from '../../../core/contracts/users';
import { useGetPrivilegesQuery, useGetUsersQuery } from '../company/project-api';
import { useAppSelector } from '../../lib/store/hooks';
import { selectAfterReload, selectProfile } from '../../lib/session/session-slice';

export interface UserPermissions {
  /** Whether role and privileges have been loaded; until then they are assumed. */
  isKnown: boolean;
  role: Role;
  isAdmin: boolean;
  isMainUser: boolean;
  /** Whether the person has view-only access. */
  isViewOnly: boolean;
  /** The project's privileges, or the assumed ones; undefined means no access. */
  privileges: Privileges | undefined;
  permissions: Permissions;
  can: (permission: Permission) => boolean;
}

/**
 * What the signed-in person may see and do here, as far as the interface knows. Updates whenever role and privileges
 * are refetched. The server enforces its own checks.
 */
export function usePermissions(): UserPermissions {
  const profile = useAppSelector(selectProfile);
  const afterReload = useAppSelector(selectAfterReload);
  const project = profile?.projectId ?? skipToken;
  const { data: users } = useGetUsersQuery(project);
  const { data: fetched } = useGetPrivilegesQuery(project);
  const email = profile?.email ?? '';

  return useMemo(() => {
    const role = roleToShow(email, users, afterReload);
    const privileges = privilegesToShow(fetched, afterReload);
    const viewOnly = users?.find((user) => isSameEmail(user.email, email))?.viewOnly ?? false;
    const permissions = permissionsFor({ role, privileges, viewOnly });
    return {
      isKnown: users !== undefined && fetched !== undefined,
      role,
      isAdmin: role === 'Admin',
      isMainUser: isMainUser(email, users ?? []),
      isViewOnly: viewOnly,
      privileges,
      permissions,
      can: (permission) => permissions.has(permission),
    };
  }, [email, users, fetched, afterReload]);
}
