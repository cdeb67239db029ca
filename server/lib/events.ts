import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '../../core/contracts/realtime';
import type { WebhookMessage } from '../../core/contracts/webhooks';
import type { Database, Queryable } from './database';

/** The channel of the database on which servers tell each other what happened. */
const realtimeChannel = 'realtime';

type NewEvent = Omit<RealtimeEvent, 'id' | 'timestamp'>;

/** The channel on which servers hear that a webhook has something to send. */
export const webhooksDueChannel = 'webhooks_due';

/** One statement, since it stands in nearly every write: who wants no event of a company pays for one look at an index. */
const publishQuery = `
  with written as (
    insert into webhook_deliveries (endpoint_id, type, body, next_attempt_at)
    select id, $4, $5, clock_timestamp() from webhook_endpoints
     where project_id = $3 and is_active and $4 = any (events)
    returning endpoint_id)
  select pg_notify($1, $2), (select pg_notify($6, '') from written limit 1)`;

/**
 * Tells everybody who has the project open, on whichever server, and its webhooks, once the transaction is committed. A
 * notification holds 8,000 bytes: `data` is for a few values.
 */
export async function publish(tx: Queryable, event: NewEvent): Promise<void> {
  const complete: RealtimeEvent = { id: randomUUID(), timestamp: new Date().toISOString(), ...event };
  const { projectId, type } = complete;
  const message = JSON.stringify(toWebhookMessage(complete));
  await tx.query(publishQuery, [
    ...[realtimeChannel, JSON.stringify(complete), projectId, type, message],
    webhooksDueChannel,
  ]);
}

type Message = Omit<WebhookMessage, 'type'> & Pick<RealtimeEvent, 'type'>;

/** What leaves the product of an event: what happened, and to what. */
function toWebhookMessage({ id: eventId, type, timestamp, ...event }: RealtimeEvent): Message {
  const { action, projectId, linkingId, year, data } = event;
  const { id, userId = id } = (data ?? {}) as { id?: string | number; userId?: string };
  return {
    type,
    timestamp,
    data: {
      ...{ eventId, action, projectId },
      ...(linkingId !== undefined && { linkingId }),
      ...(year !== undefined && { year }),
      ...(userId !== undefined && { id: String(userId) }),
    },
  };
}

/** An event as it came from the database. */
export interface HeardEvent {
  projectId: number;
  /** The whole event as JSON. */
  text: string;
}

/**
 * Hears what every server publishes, this one included. `onMissed` is called when notifications may have been lost
 * and come again from now on. Answers with the function that ends it.
 */
export function hearEvents(
  database: Database,
  onEvent: (event: HeardEvent) => void,
  onMissed: () => void,
): Promise<() => Promise<void>> {
  return database.listen(
    realtimeChannel,
    (text) => onEvent({ projectId: (JSON.parse(text) as RealtimeEvent).projectId, text }),
    (gap) => {
      if (!gap) onMissed();
    },
  );
}
