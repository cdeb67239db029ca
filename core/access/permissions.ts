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

/** What is left to somebody who may only look. */
const ofViewOnly: ReadonlySet<Permission> = new Set([...ofEveryRole, 'module:carbon-accounting']);

/**
 * What a person may do: what the role gives and what the privileges of the project give, added up. Somebody who is
 * set to view only keeps what lets them look (decision 045).
 *
 * @param privileges undefined while they are not known: then nothing is permitted.
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

/** AppMode gives viewing, OPEN managing besides; GRANTED_FREE gives both and the module. */
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

/** Nobody deletes their own account, and nobody but the main user the main user's. */
export function canDeleteUser(actor: Actor, target: Pick<ProjectUser, 'email' | 'isMainUser'>): boolean {
  if (!actor.permissions.has('user:delete') || isSameEmail(actor.email, target.email)) return false;
  return actor.isMainUser || !target.isMainUser;
}

/** The main user is always an administrator: that role is changed by handing the main-user role on. */
export function canChangeRole(actor: Actor, target: Pick<ProjectUser, 'isMainUser'>): boolean {
  return actor.permissions.has('user:update:role') && !target.isMainUser;
}

/** The main user always may change things: somebody has to. */
export function canSetViewOnly(actor: Actor, target: Pick<ProjectUser, 'isMainUser'>): boolean {
  return actor.permissions.has('user:update') && !target.isMainUser;
}

/** People change their own data, administrators everybody's, and those who may only look nobody's. */
export function canUpdateUser(actor: Actor, target: Pick<ProjectUser, 'email'>): boolean {
  if (actor.viewOnly) return false;
  return actor.permissions.has('user:update') || isSameEmail(actor.email, target.email);
}

/** Only the main user edits the company profile. */
export function canEditProfile(actor: Pick<Actor, 'isMainUser'>): boolean {
  return actor.isMainUser;
}

/** Only the main user hands the main-user role to another. */
export function canTransferMainUser(actor: Pick<Actor, 'isMainUser'>): boolean {
  return actor.isMainUser;
}
