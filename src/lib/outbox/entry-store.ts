import { abortedInKeptPage } from '../storage/kept-page';
import { databaseVersion, openDatabase, StorageError, type StorageFault } from './database';
import { isEntry, type OutboxEntry } from './entry';

const writing = new Set<Promise<unknown>>();

/** Resolves when the edits that this page is writing are on the device. */
export async function writesDone(): Promise<void> {
  await Promise.allSettled(writing);
}

type Change = (current: OutboxEntry | undefined) => OutboxEntry | undefined;

/** The outbox on this device. What the browser cannot store is in memory and is lost with the tab. */
export interface EntryStore {
  /** The entries of one owner, and how many broken ones were removed. */
  read(owner: string): Promise<{ entries: OutboxEntry[]; removed: number }>;
  /**
   * Changes the current state of one entry atomically across tabs; a change that returns nothing removes it. Returns
   * the new entry. `lasting` survives a power cut.
   */
  update(entry: OutboxEntry, change: Change, durability?: 'lasting'): Promise<OutboxEntry | undefined>;
  /** Acquires or extends the right to send until a time; false while another tab has it. */
  lease(name: string, holder: string, until: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}

/**
 * `onStorageFault` is called with the reason why the browser cannot store edits, and with null when it can; `onLate`
 * when its storage has opened after a timeout.
 */
export function createEntryStore(
  onStorageFault: (storageFault: StorageFault | null) => void,
  onLate: () => void,
): EntryStore {
  const database = openDatabase(onLate);
  /** What could not be written, or not be removed (null). Takes precedence over the browser's storage. */
  const memory = new Map<string, OutboxEntry | null>();

  /** Runs work on the database; undefined if the storage fails. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
    try {
      const result = await work();
      if (memory.size === 0) onStorageFault(null);
      return { result };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      onStorageFault(error.storageFault);
      return undefined;
    }
  }

  const write = (id: string, change: Change, durability?: 'lasting') =>
    database.use(async (opened) => {
      const options = { durability: durability ? ('strict' as const) : ('relaxed' as const) };
      const transaction = abortedInKeptPage(opened.transaction('entries', 'readwrite', options));
      const next = change(await transaction.store.get(id));
      await Promise.all([
        next ? transaction.store.put(next) : transaction.store.delete(id),
        transaction.done,
      ]);
      return next;
    });

  async function flushMemory(): Promise<void> {
    for (const [id, entry] of [...memory]) {
      await write(id, () => entry ?? undefined);
      // Unless it was changed during the write.
      if (memory.get(id) === entry) memory.delete(id);
    }
  }

  const readDatabase = (owner: string) =>
    database.use(async (opened) => {
      const transaction = abortedInKeptPage(opened.transaction('entries', 'readwrite'));
      const index = transaction.store.index('owner');
      const [keys, values] = await Promise.all([index.getAllKeys(owner), index.getAll(owner)]);
      // Entries left by a newer version of the app are not broken, they only look so to this one.
      const isOwnLayout = opened.version === databaseVersion;
      const broken = isOwnLayout ? keys.filter((_key, place) => !isEntry(values[place])) : [];
      await Promise.all([...broken.map((key) => transaction.store.delete(key)), transaction.done]);
      return { entries: values.filter(isEntry), removed: broken.length };
    });

  async function update(
    entry: OutboxEntry,
    change: Change,
    durability?: 'lasting',
  ): Promise<OutboxEntry | undefined> {
    const { id } = entry;
    if (!memory.has(id)) {
      const written = await attempt(() => write(id, change, durability));
      if (written && memory.size > 0) await attempt(flushMemory);
      if (written) return written.result;
    }
    const next = change(memory.has(id) ? (memory.get(id) ?? undefined) : entry);
    memory.set(id, next ?? null);
    return next;
  }

  return {
    async read(owner) {
      const read = await attempt(async () => {
        await flushMemory();
        return readDatabase(owner);
      });
      const { entries, removed } = read?.result ?? { entries: [], removed: 0 };
      const inMemory = [...memory.values()].filter((entry) => entry?.owner === owner) as OutboxEntry[];
      return { entries: [...entries.filter(({ id }) => !memory.has(id)), ...inMemory], removed };
    },
    update(...change) {
      const written = update(...change);
      writing.add(written);
      return written.finally(() => writing.delete(written));
    },
    lease: async (name, holder, until) =>
      (
        await attempt(() =>
          database.use(async (opened) => {
            const transaction = abortedInKeptPage(opened.transaction('leases', 'readwrite'));
            const held = await transaction.store.get(name);
            const free = held === undefined || held.holder === holder || held.until <= Date.now();
            if (free) await transaction.store.put({ holder, until }, name);
            await transaction.done;
            return free;
          }),
        )
      )?.result ?? true,
    release: async (name, holder) => {
      await attempt(() =>
        database.use(async (opened) => {
          const transaction = abortedInKeptPage(opened.transaction('leases', 'readwrite'));
          if ((await transaction.store.get(name))?.holder === holder) await transaction.store.delete(name);
          await transaction.done;
        }),
      );
    },
  };
}
