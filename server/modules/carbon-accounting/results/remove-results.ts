import { toSubject } from '../../../../core/audit/subject';
import { audit } from '../../../lib/audit/audit';
import { publish } from '../../../lib/events';
import type { Author } from '../records/changes';
import { deleteResults, hasInputs } from '../years/repository';

/**
 * Deletes a year's results, notifies everyone and writes the audit trail; returns how many rows there were.
 */
export async function removeResults({ tx, projectId, person }: Author, year: number): Promise<number> {
  const removed = await deleteResults(tx, projectId, year);
  if (removed === 0) return 0;
  await publish(tx, { type: 'emissions', action: 'delete', projectId, year });
  await audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action: 'delete',
    subject: toSubject('results', { year }),
  });
  return removed;
}

/** Otherwise the results of a year without inputs would stay in the trend forever. */
export async function removeResultsOfNothing(author: Author, year: number): Promise<void> {
  if (!(await hasInputs(author.tx, author.projectId, year))) await removeResults(author, year);
}
