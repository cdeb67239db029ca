import { lockWork } from '../../../lib/advisory-lock';
import { audit } from '../../../lib/audit/audit';
import { publish } from '../../../lib/events';
import type { Author, InputEvent } from '../records/changes';
import { markForRecalculation } from '../years/repository';
import type { ImportChange } from './change';

/**
 * Serialises imports and undoing per project: if two people send the same file, the second finds it imported.
 * Two transactions that go through the tables in opposite orders would deadlock.
 */
export const lockImports = ({ tx, projectId }: Author): Promise<void> =>
  lockWork(tx, 'ca_imports', projectId);

const events: Record<ImportChange['table'], InputEvent> = {
  activities: 'activity',
  spend: 'spend',
  distribution: 'spend-distribution',
  suppliers: 'supplier-input',
};

/**
 * Ends an import or its undoing: flags its years for recalculation, notifies everyone, and writes the audit
 * trail.
 */
export async function notifyOfChanges(
  { tx, projectId, person }: Author,
  given: {
    changes: readonly ImportChange[];
    years: readonly number[];
    action: 'import' | 'delete';
    subject: string;
  },
): Promise<void> {
  const { changes, action, subject } = given;
  if (changes.length > 0) {
    const years = [...new Set(given.years)].sort((a, b) => a - b);
    for (const year of years) await markForRecalculation(tx, projectId, year);
    for (const table of new Set(changes.map((change) => change.table)))
      for (const year of years) await publish(tx, { type: events[table], action, projectId, year });
  }
  await audit(tx, { projectId, actor: person, area: 'carbon-accounting', action, subject });
}
