import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { hearEvents } from '../../../server/lib/events';
import type { TestApp } from './test-app';

/** The events of a project while `work` is done, each as its type and action. */
export async function eventsOf(
  { database }: Pick<TestApp, 'database'>,
  projectId: number,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const heard: RealtimeEvent[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stop = await hearEvents(
    database,
    ({ text }) => {
      const event = JSON.parse(text) as RealtimeEvent;
      if (event.type === 'user') settle();
      else if (event.projectId === projectId) heard.push(event);
    },
    () => undefined,
  );
  await work();
  // Notifications come in the order of the transactions: this one is the last.
  await database.query('select pg_notify($1, $2)', [
    'realtime',
    JSON.stringify({ type: 'user', action: 'end', projectId }),
  ]);
  await settled;
  await stop();
  return heard.map(({ type, action }) => `${type} ${action}`);
}
