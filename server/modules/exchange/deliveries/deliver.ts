import { backOff } from '../../../lib/back-off';
import type { Database } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { runWorkers } from '../../../lib/run-workers';
import { abortedBy, clientOf, type ClientParts } from '../pact/partner-client';
import { PactError } from '../pact/pact-error';
import * as repository from './repository';
import type { Delivery } from './repository';

/** After 1, 2, 4, ... minutes, at most 4 hours. */
const waits = { firstSeconds: 60, maxSeconds: 4 * 3600 };

/**
 * Refusals that may end without another event: of access or address, which people correct meanwhile, and of
 * the moment. Any other 4xx refuses the event itself (PACT, BadRequest).
 */
const passingRefusals = [401, 403, 404, 408, 409, 425, 429];

/** Partners that one server calls in parallel. */
const maxWorkers = 10;

/**
 * Delivers every due event, each by one server, and to a partner one after another: one that does not respond
 * delays no other. Retries with growing waits, and stops after 72 hours (PACT Technical Specifications, events), or
 * when the partner refuses the event itself. A server that stops releases what it is sending.
 */
export async function deliverDue(
  database: Database,
  parts: ClientParts,
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
      const failure = await send(delivery, stoppable);
      if (stopping.aborted && failure) await repository.releaseDelivery(database, delivery);
      else await settle(database, delivery, failure);
      called.delete(delivery.source.partnerId);
    },
  );
}

async function settle(database: Database, delivery: Delivery, failure: PactError | undefined): Promise<void> {
  const { tries, isOld, source } = delivery;
  await database.transaction(async (tx) => {
    if (!failure) await repository.markDelivered(tx, delivery);
    else {
      const isOver = isOld || isFinal(failure);
      await repository.recordFailure(tx, delivery, failure, isOver ? null : backOff(tries, waits));
    }
    const { projectId, partnerId } = source;
    await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
  });
}

const isFinal = ({ answer }: PactError) =>
  answer !== undefined &&
  answer.status >= 400 &&
  answer.status < 500 &&
  !passingRefusals.includes(answer.status);

/** Returns why the event was not delivered. */
async function send({ event, source }: Delivery, parts: ClientParts): Promise<PactError | undefined> {
  try {
    await clientOf(source, parts).sendEvent(event);
    return undefined;
  } catch (error) {
    if (error instanceof PactError) return error;
    throw error;
  }
}
