import { toSubject } from '../../../../core/audit/subject';
import { audit, changesBetween } from '../../../lib/audit/audit';
import { publish } from '../../../lib/events';
import type { Author } from '../records/changes';

/** Call it last in every change of the settings: notifies everyone in the project, and records who did it. */
export async function recordSettingsChange(
  { tx, projectId, person }: Author,
  before: Parameters<typeof changesBetween>[0],
  after: Parameters<typeof changesBetween>[1],
): Promise<void> {
  await publish(tx, { type: 'accounting-settings', action: 'update', projectId });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('settings', {}),
    changes: changesBetween(before, after),
  });
}
