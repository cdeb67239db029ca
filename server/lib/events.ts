import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '../../core/contracts/realtime';
import type { WebhookMessage } from '../../core/contracts/webhooks';
import { atCommit } from './at-commit';
import type { Database, Queryable } from './database';
import type { SignalChannel } from './signals';

type NewEvent = Omit<RealtimeEvent, 'id' | 'timestamp'>;

/**
 * One statement, because nearly every write includes it: for a company without webhooks for the event it
 * costs one index lookup.
 */
const publishQuery = `
  with written as (
    insert into webhook_deliveries (endpoint_id, type, body, next_attempt_at)
    select id, $3, $4, clock_timestamp() from webhook_endpoints
     where project_id = $2 and is_active and $3 = any (events)
    returning endpoint_id)
  insert into signals (channel, payload)
  select 'realtime', $1 union all (select 'webhooks_due', '' from written limit 1)`;

/**
 * Notifies everyone who has the project open, on any server, and its webhooks, once the transaction is
 * committed.
 */
export async function publish(tx: Queryable, event: NewEvent): Promise<void> {
  const complete: RealtimeEvent = { id: randomUUID(), timestamp: new Date().toISOString(), ...event };
  const { projectId, type } = complete;
  const message = JSON.stringify(toWebhookMessage(complete));
  await atCommit(tx, publishQuery, [JSON.stringify(complete), projectId, type, message]);
}

type Message = Omit<WebhookMessage, 'type'> & Pick<RealtimeEvent, 'type'>;

/** The part of an event that leaves the product: what happened, and to what. */
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

/** An event as written by any server. */
export interface ReceivedEvent {
  projectId: number;
  /** The whole event as JSON. */
  text: string;
}

/**
 * Receives what every server publishes, including this one. `onMissed` is called when events were lost and
 * arrive again from now on. Returns a function that ends it.
 */
export function subscribeToEvents(
  database: Database,
  onEvent: (event: ReceivedEvent) => void,
  onMissed: () => void,
): Promise<() => Promise<void>> {
  const receive = (text: string) =>
    onEvent({ projectId: (JSON.parse(text) as RealtimeEvent).projectId, text });
  return database.listen('realtime' satisfies SignalChannel, receive, { missed: onMissed });
}
