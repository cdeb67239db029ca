import { deviceStorage } from '../storage/safe-storage';
import { isEntry, type OutboxEntry } from './entry';
import { isPendingWriteKey, pendingWritePrefix } from '../storage/pending-write-key';

const keyOf = (id: string): string => pendingWritePrefix + id;

function read(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Edits that are being written to the database. A write that has not started is lost when the page ends, for example on
 * a reload right after the last keystroke; this storage is synchronous.
 */
export const pendingWrites = {
  note: (entry: OutboxEntry): void => deviceStorage.set(keyOf(entry.id), JSON.stringify(entry)),
  forget: (id: string): void => deviceStorage.remove(keyOf(id)),
  /** Edits left behind by pages that have ended. For a moment this includes those of open pages. */
  left: (owner: string): OutboxEntry[] =>
    deviceStorage
      .keys()
      .filter(isPendingWriteKey)
      .map(read)
      .filter(isEntry)
      .filter((entry) => entry.owner === owner),
};
