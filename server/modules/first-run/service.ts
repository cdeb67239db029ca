import { appModeOf } from '../../../core/access/privileges';
import type { Privileges } from '../../../core/contracts/privileges';
import type { Member } from '../../lib/access/members';
import { notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import * as repository from './repository';

/**
 * Ends guided mode for the whole project and returns its privileges. A project in another mode stays
 * unchanged, so the request can be repeated and grants nothing extra.
 * @throws ApiError 404 when the project no longer exists
 */
export async function completeFirstRun(
  tx: Queryable,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
): Promise<Privileges> {
  const privileges = await repository.lockPrivileges(tx, projectId);
  if (!privileges) throw notFound('The project');
  if (appModeOf(privileges) !== 'GUIDED') return privileges;
  const opened: Privileges = { ...privileges, AppMode: 'OPEN' };
  await repository.updatePrivileges(tx, projectId, opened);
  await publish(tx, { type: 'privileges', action: 'update', projectId });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'account',
    action: 'update',
    changes: [{ field: 'AppMode', from: 'GUIDED', to: 'OPEN' }],
  });
  return opened;
}
