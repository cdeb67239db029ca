import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { findYearsWithPurchases, markForRecalculation } from './repository';

/**
 * The country of a company determines the factors for purchases without a named supplier, including those of
 * no sector: its years with purchases are flagged for recalculation, and everyone in the project is notified.
 */
export async function flagForHomeCountry(tx: Queryable, projectId: number): Promise<void> {
  for (const year of await findYearsWithPurchases(tx, projectId)) {
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'update', projectId, year });
  }
}
