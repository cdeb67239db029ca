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

/**
 * What a person may do. The role says what the person may, the privileges say what the project may: carbon
 * permissions need both, the others the role alone. Whoever reaches the carbon accounting module does so by
 * privilege, whatever the role.
 *
 * @param privileges undefined while they are not known: then nothing is permitted.
 */
export function permissionsFor(input: { role: Role; privileges: Privileges | undefined }): Permissions {
  if (!input.privileges) return new Set();
  const project = projectPermissions(input.privileges);
  const permitted = ofRole[input.role].filter((name) => !name.startsWith('carbon:') || project.has(name));
  return new Set(
    project.has('module:carbon-accounting') ? [...permitted, 'module:carbon-accounting'] : permitted,
  );
}

/** AppMode lets every project view and an OPEN one manage; CarbonAccounting lets both and opens the module. */
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

/** People change their own data, administrators everybody's. */
export function canUpdateUser(actor: Actor, target: Pick<ProjectUser, 'email'>): boolean {
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
