import { backOff } from '../../../lib/back-off';
import type { Database } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { runWorkers } from '../../../lib/run-workers';
import { abortedBy, clientOf, type FetchParts } from '../fetching/fetch-source';
import { PactError } from '../fetching/pact-error';
import * as repository from './repository';
import type { Delivery } from './repository';

/** After 1, 2, 4, ... minutes, at most 4 hours. */
const waits = { firstSeconds: 60, maxSeconds: 4 * 3600 };

/** Partners that one server calls in parallel. */
const maxWorkers = 10;

/**
 * Delivers every due event, each by one server, and to a partner one after another: one that does not respond
 * delays no other. Retries with growing waits, and stops after 72 hours (PACT Technical Specifications, events). A
 * server that stops releases what it is sending.
 */
export async function deliverDue(
  database: Database,
  parts: FetchParts,
  stopping = new AbortController().signal,
): Promise<void> {
  const stoppable = abortedBy(stopping, parts);
  const called = new Set<string>();
  await runWorkers(
    maxWorkers,
    async () => {
      if (stopping.aborted) return undefined;
      const delivery = await repository.claimDelivery(database, [...called]);
      if (delivery) called.add(delivery.source.partnerId);
      return delivery;
    },
    async (delivery) => {
      const isDelivered = await send(delivery, stoppable);
      if (stopping.aborted && !isDelivered) await repository.releaseDelivery(database, delivery);
      else await settle(database, delivery, isDelivered);
      called.delete(delivery.source.partnerId);
    },
  );
}

async function settle(database: Database, delivery: Delivery, isDelivered: boolean): Promise<void> {
  const { tries, isOld, source } = delivery;
  await database.transaction(async (tx) => {
    if (isDelivered) await repository.markDelivered(tx, delivery);
    else if (isOld) await repository.markAbandoned(tx, delivery);
    else return repository.retryIn(tx, delivery, backOff(tries, waits));
    const { projectId, partnerId } = source;
    await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
  });
}

async function send({ event, source }: Delivery, parts: FetchParts): Promise<boolean> {
  try {
    await clientOf(source, parts).sendEvent(event);
    return true;
  } catch (error) {
    if (error instanceof PactError) return false;
    throw error;
  }
}
