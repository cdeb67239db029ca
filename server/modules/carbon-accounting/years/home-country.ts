import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { markForRecalculation } from './repository';

/**
 * The country of a company determines the factors for purchases without a named supplier, including those of
 * no sector: its years with purchases are flagged for recalculation, and everyone in the project is notified.
 */
export async function flagForHomeCountry(tx: Queryable, projectId: number): Promise<void> {
  const years = await tx.query<{ year: number }>(
    `select year from ca_spend_volumes where project_id = $1
     union select year from ca_spend_distributions where project_id = $1 order by year`,
    [projectId],
  );
  for (const { year } of years) {
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'update', projectId, year });
  }
}
