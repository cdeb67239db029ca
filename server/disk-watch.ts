import { statfs } from 'node:fs/promises';
import type { Troubles } from './lib/troubles';
import { repeat } from './lib/repeat';

const everyMs = 15_000;
/** Below this the write-ahead log of the embedded database soon finds no room, which ends the server. */
const leastFreeBytes = 64 * 1024 ** 2;
/** How long a statement that found no room counts, if none does so again. */
const rememberedMs = 60_000;

export interface DiskWatch {
  /** A statement found no room. */
  noticeFull(): void;
  /** Bytes free for the embedded database; undefined for a PostgreSQL, whose disk is elsewhere. */
  free(): Promise<number | undefined>;
  /** Looks now and again; answers with the end of that. */
  start(onFailure: (error: unknown) => void): () => Promise<void>;
}

/**
 * Keeps the trouble `DISK_FULL` as it is. @param folder that of the embedded database, undefined for a PostgreSQL
 */
export function createDiskWatch(
  folder: string | undefined,
  troubles: Troubles,
  now: () => number = () => performance.now(),
): DiskWatch {
  let foundNoRoomAt = -Infinity;
  const free = async () => {
    if (folder === undefined) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const look = async () => {
    const bytes = await free();
    if (bytes !== undefined && bytes < leastFreeBytes)
      troubles.begin('DISK_FULL', `less than ${leastFreeBytes / 1024 ** 2} MB are free for ${folder}`);
    else if (now() - foundNoRoomAt > rememberedMs) troubles.end('DISK_FULL');
  };
  return {
    noticeFull() {
      foundNoRoomAt = now();
      troubles.begin('DISK_FULL', 'a statement found no room on the disk of the database');
    },
    free,
    start: (onFailure) => repeat(look, everyMs, onFailure),
  };
}
