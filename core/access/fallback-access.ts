import type { Privileges } from '../contracts/privileges';
import type { ProjectUser, Role } from '../contracts/users';
import { roleOf } from './people';
import { defaultPrivileges } from './privileges';

/**
 * What the interface assumes when data could not be fetched. After a reload the person had access before, so it shows
 * what an Admin of an ordinary project sees; otherwise it shows the least. The server never uses this.
 */
export function roleToShow(
  email: string,
  users: readonly Pick<ProjectUser, 'email' | 'role'>[] | undefined,
  afterReload: boolean,
): Role {
  if (users) return roleOf(email, users);
  return afterReload ? 'Admin' : 'User';
}

/** The privileges, or the assumed ones; undefined means no access. */
export function privilegesToShow(
  privileges: Privileges | undefined,
  afterReload: boolean,
): Privileges | undefined {
  return privileges ?? (afterReload ? defaultPrivileges : undefined);
}
