/**
 * A browser storage that never throws: where it is blocked or full, values live in memory until the tab closes.
 * Nothing secret belongs in it.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** What it holds values under. */
  keys(): string[];
  /** Removes everything but the keys that stay. */
  removeAllBut(stays: (key: string) => boolean): void;
  /** Whether the browser holds the value itself, so that it outlives this page. */
  isKept(key: string): boolean;
  /** Where hardly anything fits any more, removes what is large: left by an older version, or the saved session. */
  makeRoom(): void;
}

/** What a sign-in keeps on its way to the provider and back, and more. */
const roomNeeded = 4 * 1024;
/** Nothing that this version keeps is as large, but the saved session with its lists, which is a copy. */
const leftBehind = 64 * 1024;

export function createSafeStorage(open: () => Storage): SafeStorage {
  // What could not be written, or not be removed (null). It wins over what the browser still holds.
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
      // Also what the browser could not remove before.
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

/** Kept on this device until it is removed. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** Kept in this tab until it closes. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
