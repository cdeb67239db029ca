import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { removeYear } from './repository';

/** Takes a report back from all customers, whose people hear of it. */
export async function takeBackYear(tx: Queryable, projectId: number, year: number): Promise<void> {
  for (const { linkingId, customerId } of await removeYear(tx, projectId, year)) {
    const event = { action: 'update', linkingId };
    await publish(tx, { ...event, type: 'customer-request', projectId });
    await publish(tx, { ...event, type: 'supplychain-supplier', projectId: customerId });
  }
}
