import { statfs } from 'node:fs/promises';
import type { ActiveFaults } from './lib/active-faults';
import { repeat } from './lib/repeat';

const everyMs = 15_000;
/** Below this the write-ahead log of the embedded database soon runs out of space, which ends the server. */
const minFreeBytes = 64 * 1024 ** 2;
/** How long a statement that ran out of space counts, if no other does. */
const rememberedMs = 60_000;

export interface DiskWatch {
  /** A statement ran out of disk space. */
  reportFull(): void;
  /** Bytes free for the embedded database; undefined for a PostgreSQL, whose disk is elsewhere. */
  free(): Promise<number | undefined>;
  /** Checks periodically; returns a function that stops it. */
  start(onFailure: (error: unknown) => void): () => Promise<void>;
}

/**
 * Keeps the fault `DISK_FULL` up to date. @param folder of the embedded database, undefined for a PostgreSQL
 */
export function createDiskWatch(
  folder: string | undefined,
  faults: ActiveFaults,
  now: () => number = () => performance.now(),
): DiskWatch {
  let foundNoRoomAt = -Infinity;
  const free = async () => {
    if (folder === undefined) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const check = async () => {
    const bytes = await free();
    if (bytes !== undefined && bytes < minFreeBytes)
      faults.begin('DISK_FULL', `less than ${minFreeBytes / 1024 ** 2} MB are free for ${folder}`);
    else if (now() - foundNoRoomAt > rememberedMs) faults.end('DISK_FULL');
  };
  return {
    reportFull() {
      foundNoRoomAt = now();
      faults.begin('DISK_FULL', 'a statement found no room on the disk of the database');
    },
    free,
    start: (onFailure) => repeat(check, everyMs, onFailure),
  };
}
