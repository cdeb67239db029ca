import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { subscribeToEvents } from '../../../server/lib/events';
import { signal } from '../../../server/lib/signals';
import type { TestApp } from './test-app';

/** The events of a project while `work` runs, each as its type and action. */
export async function eventsOf(...during: Parameters<typeof wholeEventsOf>): Promise<string[]> {
  return (await wholeEventsOf(...during)).map(({ type, action }) => `${type} ${action}`);
}

/** The events of a project while `work` runs. */
export async function wholeEventsOf(
  { database }: Pick<TestApp, 'database'>,
  projectId: number,
  work: () => Promise<unknown>,
): Promise<RealtimeEvent[]> {
  const received: RealtimeEvent[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await subscribeToEvents(
    database,
    ({ text }) => {
      const event = JSON.parse(text) as RealtimeEvent;
      if (event.type === 'user') settle();
      else if (event.projectId === projectId) received.push(event);
    },
    () => undefined,
  );
  await work();
  // Signals of consecutive transactions arrive in order, so this one is the last.
  await signal(database, 'realtime', JSON.stringify({ type: 'user', action: 'end', projectId }));
  await settled;
  await stop();
  return received;
}
