import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/lib/database';
import { signal } from '../../../server/lib/signals';

const channel = 'membership_changed';

/**
 * Servers cache project memberships, and a signal clears the cache a moment later. The returned `allReceived` resolves
 * when all listeners have received every earlier change.
 */
export function followAccessChanges(database: Database) {
  const waiting = new Map<string, () => void>();
  let listeners = 0;
  const followed: Database = {
    ...database,
    async listen(name, handler, gaps) {
      if (name !== channel) return database.listen(name, handler, gaps);
      listeners += 1;
      const stop = await database.listen(
        name,
        (payload) => {
          handler(payload);
          waiting.get(payload)?.();
        },
        gaps,
      );
      return async () => {
        listeners -= 1;
        await stop();
      };
    },
  };
  async function allReceived(): Promise<void> {
    const mark = randomUUID();
    let left = listeners;
    const all = new Promise<void>((resolve) => {
      waiting.set(mark, () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
    await signal(database, channel, mark);
    await all;
    waiting.delete(mark);
  }
  return { database: followed, allReceived };
}
