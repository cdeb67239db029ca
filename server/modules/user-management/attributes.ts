import { isSameEmail } from '../../../core/access/people';
import { canUpdateUser } from '../../../core/access/permissions';
import type { AccountSettings } from '../../../core/contracts/account';
import {
  themeChoices,
  type AttributeName,
  type ProjectUser,
  type UpdateAttributeBody,
  type UpdatePersonBody,
} from '../../../core/contracts/users';
import { isLocale } from '../../../core/i18n/locales';
import type { Member } from '../../lib/access/members';
import { viewOnly } from '../../lib/access/view-only';
import { ApiError, notFound } from '../../lib/api-error';
import { changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { refuseStale } from '../../lib/stale-version';
import { recordUserChange } from './record-user-change';
import type { UserParts } from './parts';
import { invalid, readPerson } from './person';
import { hasOwner, lockUsers, updateSettings } from './repository';

/**
 * Changes name, job title and phone number: one's own, or someone else's as an administrator.
 * @throws ApiError 400 in the words of the specification; 403 ADMIN_ONLY; 404; 409 STALE_VERSION
 */
export async function updatePerson(
  tx: Queryable,
  parts: UserParts,
  actor: Member,
  { userId, version, ...body }: UpdatePersonBody & { userId: string },
): Promise<ProjectUser> {
  const target = await lockTarget(tx, actor, ({ id }) => id === userId);
  refuseForeign(actor, target);
  refuseStale(target, version);
  const next = { ...target, ...body };
  return store(tx, parts, actor, { target, next, needsName: true });
}

/**
 * Sets one attribute: one's own, or as an administrator one that describes someone else.
 * @throws ApiError as `updatePerson`
 */
export async function updateAttribute(
  tx: Queryable,
  parts: UserParts,
  actor: Member,
  { email, attributeName, attributeValue }: UpdateAttributeBody,
): Promise<AccountSettings> {
  if (email.trim() === '') throw invalid('Email is required');
  if (actor.viewOnly && !isOwnChoice(attributeName)) throw viewOnly();
  const target = await lockTarget(tx, actor, (user) => isSameEmail(user.email, email));
  if (!isOwnChoice(attributeName)) refuseForeign(actor, target);
  if (isOwnChoice(attributeName) && target.id !== actor.userId)
    throw new ApiError(403, 'OWN_SETTINGS_ONLY', 'Only the person themselves may change this setting.');
  const next = { ...target, [attributeName]: toValue(attributeName, attributeValue) };
  return store(tx, parts, actor, { target, next, needsName: isName(attributeName) });
}

async function lockTarget(
  tx: Queryable,
  actor: Member,
  matches: (user: AccountSettings) => boolean,
): Promise<AccountSettings> {
  const target = (await lockUsers(tx, actor.projectId)).find(matches);
  if (!target) throw notFound('The user');
  return target;
}

function refuseForeign(actor: Member, target: AccountSettings): void {
  if (canUpdateUser(actor, target)) return;
  throw new ApiError(403, 'ADMIN_ONLY', 'Only an administrator of the company may do this.');
}

async function store(
  tx: Queryable,
  { accounts }: UserParts,
  actor: Member,
  { target, next, needsName }: { target: AccountSettings; next: AccountSettings; needsName: boolean },
): Promise<AccountSettings> {
  const person = readPerson(next, needsName);
  const isDescribed = changesBetween(target, person).length > 0;
  const stored = await updateSettings(tx, { ...next, ...person }, isDescribed);
  if (isDescribed) await recordUserChange(tx, actor, 'update', target, person);
  const { email, firstName, lastName, locale } = stored;
  const known = { firstName, lastName, locale };
  const isTheirs = !stored.isPending || !(await hasOwner(tx, email));
  if (isTheirs && changesBetween(target, known).length > 0) await accounts.update(tx, { email, ...known });
  return stored;
}

const isName = (name: AttributeName) => name === 'firstName' || name === 'lastName';
const isOwnChoice = (name: AttributeName) => ['locale', 'theme', 'emailNotifications'].includes(name);

function toValue(name: AttributeName, value: string | boolean): string | boolean {
  const fits =
    name === 'emailNotifications'
      ? typeof value === 'boolean'
      : name === 'locale'
        ? isLocale(value)
        : name === 'theme'
          ? themeChoices.some((choice) => choice === value)
          : typeof value === 'string';
  if (!fits) throw invalid(`In the body: attributeValue is none that ${name} can have.`);
  return value;
}
