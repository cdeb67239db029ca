import type { ProjectUser, Role } from '../contracts/users';
import type { Privileges } from '../contracts/privileges';
import { isSameEmail } from './people';
import { appModeOf, parsePrivilegeLevel } from './privileges';

export type Permission =
  | 'user:view'
  | 'user:list'
  | 'user:create'
  | 'user:delete'
  | 'user:update'
  | 'user:update:role'
  | 'profile:view'
  | 'carbon:view'
  | 'carbon:manage'
  | 'module:carbon-accounting';

export type Permissions = ReadonlySet<Permission>;

const ofEveryRole: readonly Permission[] = ['user:view', 'user:list', 'profile:view', 'carbon:view'];

const ofRole: Record<Role, readonly Permission[]> = {
  User: ofEveryRole,
  Admin: [...ofEveryRole, 'user:create', 'user:delete', 'user:update', 'user:update:role', 'carbon:manage'],
};

/** The permissions of somebody who is set to view only. */
const ofViewOnly: ReadonlySet<Permission> = new Set([...ofEveryRole, 'module:carbon-accounting']);

/**
 * What a person may do: the permissions of the role plus those of the project's privileges. Somebody who is set to view
 * only keeps the permissions to view (decision 045).
 *
 * @param privileges undefined while unknown: then nothing is permitted
 */
export function permissionsFor(input: {
  role: Role;
  privileges: Privileges | undefined;
  viewOnly?: boolean;
}): Permissions {
  if (!input.privileges) return new Set();
  const given = [...ofRole[input.role], ...projectPermissions(input.privileges)];
  return new Set(input.viewOnly ? given.filter((name) => ofViewOnly.has(name)) : given);
}

/** AppMode permits viewing, OPEN also managing; GRANTED_FREE permits both and the module. */
function projectPermissions(privileges: Privileges): Permissions {
  const granted = new Set<Permission>();
  const mode = appModeOf(privileges);
  if (mode) granted.add('carbon:view');
  if (mode === 'OPEN') granted.add('carbon:manage');
  if (parsePrivilegeLevel(privileges.CarbonAccounting)?.permission === 'GRANTED_FREE') {
    granted.add('carbon:view').add('carbon:manage').add('module:carbon-accounting');
  }
  return granted;
}

/** The signed-in person, as far as rules about other people need to know. */
export interface Actor {
  email: string;
  isMainUser: boolean;
  viewOnly?: boolean;
  permissions: Permissions;
}

/** Nobody deletes their own account, and only the main user could delete the main user's. */
export function canDeleteUser(actor: Actor, target: Pick<ProjectUser, 'email' | 'isMainUser'>): boolean {
  if (!actor.permissions.has('user:delete') || isSameEmail(actor.email, target.email)) return false;
  return actor.isMainUser || !target.isMainUser;
}

/** The main user is always an administrator; the role changes only when the main-user role is transferred. */
export function canChangeRole(actor: Actor, target: Pick<ProjectUser, 'isMainUser'>): boolean {
  return actor.permissions.has('user:update:role') && !target.isMainUser;
}

/** The main user can never be set to view only: somebody must be able to make changes. */
export function canSetViewOnly(actor: Actor, target: Pick<ProjectUser, 'isMainUser'>): boolean {
  return actor.permissions.has('user:update') && !target.isMainUser;
}

/** People change their own data, administrators everybody's, and those set to view only nobody's. */
export function canUpdateUser(actor: Actor, target: Pick<ProjectUser, 'email'>): boolean {
  if (actor.viewOnly) return false;
  return actor.permissions.has('user:update') || isSameEmail(actor.email, target.email);
}

/** Only the main user edits the company profile. */
export function canEditProfile(actor: Pick<Actor, 'isMainUser'>): boolean {
  return actor.isMainUser;
}

/** Only the main user transfers the main-user role. */
export function canTransferMainUser(actor: Pick<Actor, 'isMainUser'>): boolean {
  return actor.isMainUser;
}
