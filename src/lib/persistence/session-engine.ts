import { textOf } from './session-data';

interface SessionEngineOptions {
  /** Whether the session that is to be written is still the one of this browser. */
  mayWrite: () => boolean;
  onSaved: () => void;
  onFailed: () => void;
}

/** The library's own key of the part. */
const sessionKey = 'persist:session';

/**
 * Keeps the session in localStorage as one JSON object: its fields come as JSON, so that one that has not changed is
 * not written out again. Where its lists do not fit, the session is kept without them; what does not fit at all leaves
 * nothing of an earlier session behind. It is written in a step of its own, or at once by `flush`.
 */
export function createSessionEngine({ mayWrite, onSaved, onFailed }: SessionEngineOptions) {
  let unwritten: { key: string; fields: Record<string, string> } | undefined;

  function flush(): void {
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
      setTimeout(flush);
    },
    removeItem: async (key: string): Promise<void> => {
      unwritten = undefined;
      window.localStorage.removeItem(key);
    },
    flush,
  };
}

/** Removes the session, unless it is one that stays. A browser that refuses has kept nothing. */
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
