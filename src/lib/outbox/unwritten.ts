import { deviceStorage } from '../storage/safe-storage';
import { isEntry, type OutboxEntry } from './entry';
import { isUnwrittenKey, unwrittenPrefix } from '../storage/unwritten-key';

const keyOf = (id: string): string => unwrittenPrefix + id;

function read(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Edits that the database is just taking. It gives up what it has not begun to keep when the page ends, as at a reload
 * right behind the last key; this storage keeps at once.
 */
export const unwritten = {
  note: (entry: OutboxEntry): void => deviceStorage.set(keyOf(entry.id), JSON.stringify(entry)),
  forget: (id: string): void => deviceStorage.remove(keyOf(id)),
  /** What pages that have ended left behind; of a page that is open, for a moment, the same. */
  left: (owner: string): OutboxEntry[] =>
    deviceStorage
      .keys()
      .filter(isUnwrittenKey)
      .map(read)
      .filter(isEntry)
      .filter((entry) => entry.owner === owner),
};
