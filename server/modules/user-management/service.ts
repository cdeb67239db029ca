import { findProjectName } from '../../lib/project-name';
import type { AccountSettings } from '../../../core/contracts/account';
import type { CreateUserBody, ProjectUser, Role } from '../../../core/contracts/users';
import { normaliseLocale } from '../../../core/i18n/locales';
import type { Member } from '../../lib/access/members';
import { recordRemoval } from '../../lib/access/removed-users';
import { ApiError, notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import { refuseStale } from '../../lib/stale-version';
import { recordUserChange } from './record-user-change';
import type { RoleMail, UserParts } from './parts';
import { readNewPerson } from './person';
import * as repository from './repository';

const conflict = (code: string, message: string) => new ApiError(409, code, message);
const mainUserProtected = (message: string) => conflict('MAIN_USER_PROTECTED', message);

/**
 * Adds a person to the caller's project; they get a mail with a link to set their password. The response is
 * the same for a person who has signed in for another company: the mail explains how to change.
 * @throws ApiError 400 in the words of the specification; 409 USER_EXISTS in this project; 429 DAILY_MAILS
 */
export async function createUser(
  tx: Queryable,
  { accounts, mails }: UserParts,
  actor: Member,
  body: CreateUserBody,
): Promise<ProjectUser> {
  const { role = 'User', viewOnly = false } = body;
  const locale = normaliseLocale(body.locale);
  const { email, ...person } = readNewPerson(body);
  const user = await repository.insertUser(tx, actor.projectId, { ...person, email, role, viewOnly, locale });
  if (!user) throw conflict('USER_EXISTS', 'A user with this email already exists');
  await mails.count(tx, actor.projectId, email);
  await recordUserChange(tx, actor, 'create', user, { ...person, role, ...(viewOnly && { viewOnly }) });
  const [by, company] = await Promise.all([nameOf(tx, actor), companyOf(tx, actor)]);
  const { id: userId, name } = user;
  if (await repository.hasOwner(tx, email))
    await mails.userInvitation(tx, { email, locale, name, by, company, isElsewhere: true });
  else
    await accounts.create(tx, {
      ...person,
      userId,
      email,
      locale,
      projectId: actor.projectId,
      invitation: { by, company },
    });
  return user;
}

/**
 * Removes a person with their account; their sessions end. An account that belongs to someone else stays.
 * @throws ApiError 403 ADMIN_ONLY, OWN_ACCOUNT, MAIN_USER_PROTECTED; 404; 409 LAST_ADMIN, STALE_VERSION
 */
export async function removeUser(
  tx: Queryable,
  { accounts }: UserParts,
  actor: Member,
  { userId, version }: { userId: string; version?: number },
): Promise<ProjectUser> {
  const { target, users } = await lockTarget(tx, actor, userId);
  requireAdmin(users, actor);
  refuseStale(target, version);
  if (target.id === actor.userId)
    throw new ApiError(403, 'OWN_ACCOUNT', 'You cannot remove your own account.');
  if (target.isMainUser && !actor.isMainUser)
    throw new ApiError(403, 'MAIN_USER_PROTECTED', 'Only the main user can remove the main user.');
  refuseLastAdmin(users, target);
  await repository.deleteUser(tx, target.id);
  if (!target.isPending) await recordRemoval(tx, target.email, actor.projectId);
  await recordUserChange(tx, actor, 'delete', target, {});
  // Last: removals elsewhere are not rolled back when this transaction fails.
  if (!target.isPending || !(await repository.isNamed(tx, target.email)))
    await accounts.remove(tx, target.email);
  return target;
}

/**
 * Grants or revokes the role of administrator. Setting the current role changes nothing.
 * @throws ApiError 403 ADMIN_ONLY; 404; 409 MAIN_USER_PROTECTED, LAST_ADMIN, STALE_VERSION
 */
export async function changeRole(
  tx: Queryable,
  { mails }: UserParts,
  actor: Member,
  { userId, role, version }: { userId: string; role: Role; version?: number },
): Promise<ProjectUser> {
  const { target, users } = await lockTarget(tx, actor, userId);
  requireAdmin(users, actor);
  refuseStale(target, version);
  if (target.role === role) return target;
  if (target.isMainUser)
    throw mainUserProtected(
      'The main user is always an administrator. Transfer the main-user role to somebody else first.',
    );
  if (role === 'User') refuseLastAdmin(users, target);
  const changed = await repository.updateRole(tx, target.id, { role, isMainUser: false });
  if (target.id !== actor.userId) await mails.roleChanged(tx, { ...(await mailTo(tx, actor, target)), role });
  await recordUserChange(tx, actor, 'update', target, { role });
  return changed;
}

/**
 * Restricts a person to viewing, or lifts the restriction. Setting the current state changes nothing.
 * @throws ApiError 403 ADMIN_ONLY; 404; 409 MAIN_USER_PROTECTED, LAST_ADMIN, STALE_VERSION
 */
export async function setViewOnly(
  tx: Queryable,
  actor: Member,
  { userId, viewOnly, version }: { userId: string; viewOnly: boolean; version?: number },
): Promise<ProjectUser> {
  const { target, users } = await lockTarget(tx, actor, userId);
  requireAdmin(users, actor);
  refuseStale(target, version);
  if (target.viewOnly === viewOnly) return target;
  if (target.isMainUser)
    throw mainUserProtected(
      'The main user cannot be set to view only. Transfer the main-user role to somebody else first.',
    );
  if (viewOnly) refuseLastAdmin(users, target);
  const changed = await repository.updateViewOnly(tx, target.id, viewOnly);
  await recordUserChange(tx, actor, 'update', target, { viewOnly });
  return changed;
}

/**
 * Transfers the main-user role from the caller to another person of the project, who also becomes an
 * administrator.
 * @throws ApiError 403 MAIN_USER_ONLY; 404; 409 NEVER_SIGNED_IN
 */
export async function transferMainUser(
  tx: Queryable,
  { mails }: UserParts,
  actor: Member,
  { projectId, newMainUserId }: { projectId: number; newMainUserId: string },
): Promise<string> {
  if (projectId !== actor.projectId) throw notFound('The project');
  const { target, users } = await lockTarget(tx, actor, newMainUserId);
  const current = users.find(({ isMainUser }) => isMainUser);
  // Two tabs of the main user: the second finds the role already transferred.
  if (current?.id !== actor.userId)
    throw new ApiError(403, 'MAIN_USER_ONLY', "You don't have permission to transfer the main user role");
  if (target.isMainUser) return 'You are the main user already.';
  if (target.isPending)
    throw conflict('NEVER_SIGNED_IN', 'This person has never signed in and cannot be the main user yet.');
  await repository.updateRole(tx, current.id, { role: current.role, isMainUser: false });
  await repository.updateRole(tx, target.id, { role: 'Admin', isMainUser: true });
  await mails.mainUser(tx, await mailTo(tx, actor, target));
  await recordUserChange(tx, actor, 'transfer', target, { role: 'Admin', isMainUser: true });
  return 'The main-user role was transferred.';
}

async function lockTarget(tx: Queryable, { projectId }: Member, userId: string) {
  const users = await repository.lockUsers(tx, projectId);
  const target = users.find(({ id }) => id === userId);
  if (!target) throw notFound('The user');
  return { target, users };
}

/** Two administrators revoke each other's role simultaneously: the second no longer has it. */
function requireAdmin(users: readonly AccountSettings[], { userId }: Member): void {
  if (users.some((user) => user.id === userId && isActiveAdmin(user))) return;
  throw new ApiError(403, 'ADMIN_ONLY', 'Only an administrator of the company may do this.');
}

const isActiveAdmin = ({ role, viewOnly, isPending }: AccountSettings) =>
  role === 'Admin' && !viewOnly && !isPending;

function refuseLastAdmin(users: readonly AccountSettings[], target: AccountSettings): void {
  if (users.some((user) => user.id !== target.id && isActiveAdmin(user))) return;
  throw conflict(
    'LAST_ADMIN',
    'This is the only administrator of the company. Make somebody else an administrator first.',
  );
}

async function nameOf(tx: Queryable, { userId, email }: Member): Promise<string> {
  return (await repository.findSettings(tx, userId))?.name || email;
}

const companyOf = (tx: Queryable, { projectId }: Member) => findProjectName(tx, projectId);

async function mailTo(tx: Queryable, actor: Member, target: AccountSettings): Promise<RoleMail> {
  const { email, locale, name } = target;
  return { email, locale, name, by: await nameOf(tx, actor), company: await companyOf(tx, actor) };
}
