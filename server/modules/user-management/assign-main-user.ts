import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { findProjectName } from '../../lib/project-name';
import type { UserParts } from './parts';
import { lockUsers, updateRole } from './repository';

/** The actor in the audit trail for an operator's changes. */
export const operator = 'operator';

/**
 * Makes a person of the project its main user and an administrator, whoever was main user before.
 * @returns whether the project has such a person
 */
export async function assignMainUser(
  tx: Queryable,
  mails: Pick<UserParts['mails'], 'mainUser'>,
  { projectId, email }: { projectId: number; email: string },
): Promise<boolean> {
  const users = await lockUsers(tx, projectId);
  const target = users.find((user) => user.email === email);
  if (!target) return false;
  const current = users.find(({ isMainUser }) => isMainUser);
  if (current?.id === target.id) return true;
  if (current) await updateRole(tx, current.id, { role: current.role, isMainUser: false });
  await updateRole(tx, target.id, { role: 'Admin', isMainUser: true });
  const company = await findProjectName(tx, projectId);
  const { locale, name } = target;
  await mails.mainUser(tx, { email, locale, name, by: 'supplier+s', company });
  await publish(tx, { type: 'user', action: 'update', projectId, data: { userId: target.id } });
  await audit(tx, { projectId, actor: operator, area: 'user', action: 'transfer', subject: name || email });
  return true;
}
