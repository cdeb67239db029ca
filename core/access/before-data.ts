import type { Privileges } from '../contracts/privileges';
import type { ProjectUser, Role } from '../contracts/users';
import { roleOf } from './people';
import { defaultPrivileges } from './privileges';

/**
 * What the interface assumes where data could not be had. After a reload the person was let in before, so it
 * shows what an Admin of an ordinary project sees; otherwise it shows the least. The server decides without this.
 */
export function roleToShow(
  email: string,
  users: readonly Pick<ProjectUser, 'email' | 'role'>[] | undefined,
  afterReload: boolean,
): Role {
  if (users) return roleOf(email, users);
  return afterReload ? 'Admin' : 'User';
}

/** The privileges, or what is assumed in their place; undefined means no access. */
export function privilegesToShow(
  privileges: Privileges | undefined,
  afterReload: boolean,
): Privileges | undefined {
  return privileges ?? (afterReload ? defaultPrivileges : undefined);
}
