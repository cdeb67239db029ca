import { backOff } from '../../../lib/back-off';
import type { Database } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { runWorkers } from '../../../lib/run-workers';
import { clientOf, type FetchParts } from '../fetching/fetch-source';
import { PactError } from '../fetching/pact-error';
import * as repository from './repository';
import type { Delivery } from './repository';

/** After 1, 2, 4, ... minutes, at most 4 hours. */
const waits = { firstSeconds: 60, maxSeconds: 4 * 3600 };

/** Partners that one server calls in parallel. */
const maxWorkers = 10;

/**
 * Delivers every due event, each by one server, and to a partner one after another: one that does not respond
 * delays no other. Retries with growing waits, and stops after 72 hours (PACT Technical Specifications, events).
 */
export async function deliverDue(database: Database, parts: FetchParts): Promise<void> {
  const called = new Set<string>();
  await runWorkers(
    maxWorkers,
    async () => {
      const delivery = await repository.claimDelivery(database, [...called]);
      if (delivery) called.add(delivery.source.partnerId);
      return delivery;
    },
    (delivery) => deliver(database, delivery, parts).finally(() => called.delete(delivery.source.partnerId)),
  );
}

async function deliver(database: Database, delivery: Delivery, parts: FetchParts): Promise<void> {
  const { tries, isOld, source } = delivery;
  const isDelivered = await send(delivery, parts);
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
