import { randomUUID } from 'node:crypto';
import type { WebhookDelivery, WebhookMessage } from '../../../core/contracts/webhooks';
import type { Database } from '../../lib/database';
import { insertPing, recordOutcome } from './deliveries-repository';
import { send, type WebhookParts } from './send';
import { found, foundDelivery } from './service';

/** Sends a ping immediately, even where the webhook is off, and returns the outcome. @throws ApiError 404 */
export async function testWebhook(
  database: Database,
  parts: WebhookParts,
  { projectId, id }: { projectId: number; id: string },
): Promise<WebhookDelivery> {
  const { address } = await found(database, projectId, id);
  const message: WebhookMessage = {
    type: 'ping',
    timestamp: new Date().toISOString(),
    data: { eventId: randomUUID(), action: 'test', projectId },
  };
  const body = JSON.stringify(message);
  const deliveryId = await insertPing(database, id, body);
  const outcome = await send(database, parts, { id: deliveryId, endpointId: id, address, body });
  await recordOutcome(database, deliveryId, outcome);
  return foundDelivery(database, id, deliveryId);
}
