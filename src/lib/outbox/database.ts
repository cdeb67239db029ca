import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { repeatedOnReturn } from '../storage/kept-page';
import { withTimeout } from '../timing/with-timeout';
import type { OutboxEntry } from './entry';

/**
 * Why the browser cannot store edits: its storage is blocked, full, or has the layout of another version of the app.
 */
export type StorageFault = 'blocked' | 'full' | 'newer';

export class StorageError extends Error {
  override name = 'StorageError';
  constructor(
    readonly storageFault: StorageFault,
    cause?: unknown,
  ) {
    super(`Edits cannot be kept on this device: ${storageFault}`, { cause });
  }
}

class LateError extends StorageError {}

interface Schema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { owner: string } };
  /** Which tab may send, in browsers without Web Locks. */
  leases: { key: string; value: { holder: string; until: number } };
}

type OutboxDatabase = IDBPDatabase<Schema>;

export const databaseName = 'outbox';
export const databaseVersion = 1;
/** Some browsers never respond; sending an edit must not wait forever. */
const openTimeoutMs = 1_500;

/**
 * The outbox database, opened on first use and again after another tab has closed it. `onLate` is called when a
 * database that timed out has opened after all; it is used from then on.
 */
export function openDatabase(onLate: () => void) {
  let opening: Promise<OutboxDatabase> | undefined;
  let opened: OutboxDatabase | undefined;
  let openedBy = 0;
  let isLate = false;

  function forget(): void {
    opening = undefined;
    opened = undefined;
  }

  /** @throws StorageError when it takes too long, now or on an earlier attempt */
  async function openInTime(): Promise<OutboxDatabase> {
    if (!opening) {
      opening = open(forget);
      openedBy = Date.now() + openTimeoutMs;
      isLate = false;
    }
    opened = await withTimeout(opening, Math.max(0, openedBy - Date.now()), tooLate);
    return opened;
  }

  function tooLate(): LateError {
    if (!isLate) opening?.then(onLate, () => undefined);
    isLate = true;
    return new LateError('blocked');
  }

  return {
    /** @throws StorageError when the browser fails */
    async use<Result>(work: (database: OutboxDatabase) => Promise<Result>): Promise<Result> {
      try {
        const database = opened ?? (await openInTime());
        return await repeatedOnReturn(() => work(database));
      } catch (error) {
        // A database that opens late is used from then on.
        if (!(error instanceof LateError)) forget();
        throw error instanceof StorageError ? error : new StorageError(storageFaultOf(error), error);
      }
    },
  };
}

async function open(closed: () => void): Promise<OutboxDatabase> {
  const yielding = {
    // A newer version of the app in another tab must not wait for this one.
    blocking: (_current: number, _blocked: number | null, event: IDBVersionChangeEvent) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  };
  const database = await openDB<Schema>(databaseName, databaseVersion, {
    upgrade: (created) => {
      created.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner');
      created.createObjectStore('leases');
    },
    ...yielding,
  }).catch((error: unknown) => {
    // A newer version of the app has upgraded the database: its edits are safe and used as far as they are understood.
    if (nameOf(error) !== 'VersionError') throw error;
    return openDB<Schema>(databaseName, undefined, yielding);
  });
  if (!['entries', 'leases'].every((name) => [...database.objectStoreNames].includes(name as 'entries'))) {
    database.close();
    throw new StorageError('newer');
  }
  return database;
}

function storageFaultOf(error: unknown): StorageFault {
  if (nameOf(error) === 'QuotaExceededError') return 'full';
  return nameOf(error) === 'VersionError' ? 'newer' : 'blocked';
}

function nameOf(error: unknown): string | undefined {
  return (error as { name?: string } | null)?.name;
}
