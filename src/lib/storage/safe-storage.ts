/**
 * A browser storage that never throws: if it is blocked or full, values are in memory until the tab closes. Do not
 * store secrets in it.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys of the stored values. */
  keys(): string[];
  /** Removes all keys except those for which `stays` is true. */
  removeAllBut(stays: (key: string) => boolean): void;
  /** Whether the browser itself stores the value, so that it outlives this page. */
  isKept(key: string): boolean;
  /** If storage is nearly full, removes large values: those left by an older version, or the saved session. */
  makeRoom(): void;
}

/** Enough space for what a sign-in stores during the redirect to the provider. */
const roomNeeded = 4 * 1024;
/** This version stores nothing as large, except the saved session with its lists, which is a copy. */
const leftBehind = 64 * 1024;

export function createSafeStorage(open: () => Storage): SafeStorage {
  // What could not be written, or not be removed (null). Takes precedence over the browser's storage.
  const memory = new Map<string, string | null>();

  const attempt = (work: (storage: Storage) => void): boolean => {
    try {
      work(open());
      return true;
    } catch {
      return false;
    }
  };
  const write = (key: string, value: string | null, work: (storage: Storage) => void): void => {
    if (attempt(work)) memory.delete(key);
    else memory.set(key, value);
  };
  const keys = (): string[] => {
    const held = new Set<string>();
    attempt((storage) => Object.keys(storage).forEach((key) => held.add(key)));
    for (const [key, value] of memory) {
      if (value === null) held.delete(key);
      else held.add(key);
    }
    return [...held];
  };

  return {
    get(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      let value: string | null = null;
      attempt((storage) => (value = storage.getItem(key)));
      return value;
    },
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => write(key, null, (storage) => storage.removeItem(key)),
    keys,
    removeAllBut(stays) {
      // Including what the browser could not remove before.
      for (const key of new Set([...keys(), ...memory.keys()])) {
        if (!stays(key)) write(key, null, (storage) => storage.removeItem(key));
      }
    },
    makeRoom() {
      const fits = () =>
        attempt((storage) => {
          storage.setItem('room', ' '.repeat(roomNeeded));
          storage.removeItem('room');
        });
      attempt((storage) => {
        for (const [key, value] of Object.entries(storage) as [string, string][]) {
          if (value.length > leftBehind && !fits()) storage.removeItem(key);
        }
      });
    },
    isKept: (key) => !memory.has(key) && attempt((storage) => void storage.getItem(key)),
  };
}

/** Stored on this device until removed. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** Stored in this tab until it closes. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
