import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { removeYear } from './repository';

/** Withdraws a report from all customers, whose people are notified. */
export async function withdrawYear(tx: Queryable, projectId: number, year: number): Promise<void> {
  for (const { linkingId, customerId } of await removeYear(tx, projectId, year)) {
    const event = { action: 'update', linkingId };
    await publish(tx, { ...event, type: 'customer-request', projectId });
    await publish(tx, { ...event, type: 'supplychain-supplier', projectId: customerId });
  }
}
