import { backOff } from '../../lib/back-off';
import type { Database } from '../../lib/database';
import { publish } from '../../lib/events';
import { runWorkers } from '../../lib/run-workers';
import { claimDelivery, releaseClaim, releaseEndpoint, type ClaimedDelivery } from './claims-repository';
import { recordOutcome, type Outcome } from './deliveries-repository';
import { send, type WebhookParts } from './send';
import { stopWebhook, type StopParts } from './stop-webhook';

/** After about half a minute, 1, 2, 4, ... minutes, at most 4 hours. */
const waits = { firstSeconds: 30, maxSeconds: 4 * 3600 };
/** Waits vary by a fifth, so that deliveries that failed together are not retried together. */
const jitter = 0.2;
/** Endpoints that one server calls in parallel. */
const maxWorkers = 20;

export type DeliverParts = WebhookParts & StopParts;

/**
 * Sends everything that is due, each event by one server: retries with growing waits, and gives up after a
 * day. A server that stops releases what it is sending.
 */
export function deliverDue(
  database: Database,
  parts: DeliverParts,
  stopping = new AbortController().signal,
): Promise<void> {
  return runWorkers(
    maxWorkers,
    async () => (stopping.aborted ? undefined : claimDelivery(database)),
    async (delivery) => {
      const outcome = await send(database, parts, delivery, stopping);
      if (stopping.aborted && !outcome.isDelivered) await releaseClaim(database, delivery);
      else await settle(database, parts, delivery, outcome);
    },
  );
}

function settle(
  database: Database,
  parts: DeliverParts,
  { id, endpointId, attempts, isOld }: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { isDelivered, status } = outcome;
    const endpoint = await releaseEndpoint(tx, endpointId, isDelivered);
    if (!endpoint) return;
    const isOver = isDelivered || isOld || !endpoint.isActive;
    await recordOutcome(tx, id, outcome, isOver ? null : withJitter(backOff(attempts, waits)));
    const reason = status === 410 ? 'gone' : !isDelivered && endpoint.isFailingLong ? 'failing' : undefined;
    const { projectId } = endpoint;
    if (reason && endpoint.isActive) await stopWebhook(tx, parts, { ...endpoint, id: endpointId }, reason);
    else await publish(tx, { type: 'webhook', action: 'deliver', projectId, data: { id: endpointId } });
  });
}

const withJitter = (seconds: number) => seconds * (1 - jitter + 2 * jitter * Math.random());
