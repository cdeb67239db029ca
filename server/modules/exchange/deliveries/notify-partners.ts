import { pactEventTypes } from '../../../../core/contracts/pact-interface';
import type { Queryable } from '../../../lib/database';
import { announceDue } from '../pact/sources-repository';
import { pactEvent } from './pact-event';
import { findReadersOf, insertDelivery } from './repository';

/** Notifies the systems of the partners that a product is offered to of its new release. */
export async function notifyPartners(
  tx: Queryable,
  { projectId, productId, releaseId }: { projectId: number; productId: string; releaseId: string },
  source: string,
): Promise<void> {
  const readers = await findReadersOf(tx, { projectId, productId });
  for (const { partnerId } of readers)
    await insertDelivery(
      tx,
      { projectId, partnerId },
      pactEvent(pactEventTypes.published, { pfIds: [releaseId] }, source),
    );
  if (readers.length > 0) await announceDue(tx);
}
