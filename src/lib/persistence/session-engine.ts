import { textOf } from './session-data';

interface SessionEngineOptions {
  /** Whether the session to be written is still this browser's current one. */
  mayWrite: () => boolean;
  onSaved: () => void;
  onFailed: () => void;
}

/** The library's own key for the part. */
const sessionKey = 'persist:session';
/** At the start, lists arrive one after another, and each write to localStorage contains the whole session. */
const writeAfterMs = 3_000;

/**
 * Stores the session in localStorage as one JSON object. Its fields arrive as JSON, so that unchanged ones are not
 * serialised again. If its lists do not fit, the session is stored without them; if nothing fits, an earlier session is
 * removed. Changes of a few seconds are written together, or immediately on `flush`.
 */
export function createSessionEngine({ mayWrite, onSaved, onFailed }: SessionEngineOptions) {
  let unwritten: { key: string; fields: Record<string, string> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!unwritten) return;
    const { key, fields } = unwritten;
    unwritten = undefined;
    if (!mayWrite() || !fields['authInfo']) return;
    const attempt = (without: Record<string, string>) =>
      window.localStorage.setItem(key, textOf(Object.entries({ ...fields, ...without })));
    try {
      try {
        attempt({});
      } catch {
        window.localStorage.removeItem(key);
        attempt({ data: '{"valueLists":{}}' });
      }
      onSaved();
    } catch {
      onFailed();
    }
  }

  return {
    getItem: async (key: string): Promise<unknown> => JSON.parse(window.localStorage.getItem(key) ?? 'null'),
    setItem: async (key: string, fields: Record<string, string>): Promise<void> => {
      unwritten = { key, fields };
      timer ??= setTimeout(flush, writeAfterMs);
    },
    removeItem: async (key: string): Promise<void> => {
      unwritten = undefined;
      window.localStorage.removeItem(key);
    },
    flush,
  };
}

/** Removes the session unless `stays` accepts it. A browser that refuses has stored nothing. */
export function forgetSession(stays: (state: unknown) => boolean): void {
  try {
    const text = window.localStorage.getItem(sessionKey);
    if (text !== null && !stays(parse(text))) window.localStorage.removeItem(sessionKey);
  } catch {
    return;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
