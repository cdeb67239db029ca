import { randomUUID } from 'node:crypto';
import type { RealtimeEvent } from '../../core/contracts/realtime';
import type { Database, Queryable } from './database';

/** The channel of the database on which servers tell each other what happened. */
const realtimeChannel = 'realtime';

type NewEvent = Omit<RealtimeEvent, 'id' | 'timestamp'>;

/**
 * Tells everybody who has the project open, on whichever server, once the transaction is committed. A
 * notification holds 8,000 bytes: `data` is for a few values.
 */
export async function publish(tx: Queryable, event: NewEvent): Promise<void> {
  const complete: RealtimeEvent = { id: randomUUID(), timestamp: new Date().toISOString(), ...event };
  await tx.query('select pg_notify($1, $2)', [realtimeChannel, JSON.stringify(complete)]);
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
