import type { ProjectUser } from '../../../core/contracts/users';
import type { Member } from '../../lib/access/members';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';

/** Notifies open tabs of a change of a person, and records the differences. */
export async function recordUserChange(
  tx: Queryable,
  { projectId, email }: Member,
  action: 'create' | 'update' | 'delete' | 'transfer',
  target: Pick<ProjectUser, 'id' | 'name' | 'email'>,
  after: object,
): Promise<void> {
  await publish(tx, {
    type: 'user',
    action: action === 'transfer' ? 'update' : action,
    projectId,
    data: { userId: target.id },
  });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'user',
    action,
    subject: target.name || target.email,
    changes: changesBetween(action === 'create' ? {} : target, after),
  });
}
