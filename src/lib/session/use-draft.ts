import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../storage/safe-storage';
import { draftKey, forgetDraft, keepDraft, parseDraft, watchDrafts } from './drafts';
import { useSession } from './use-session';

interface Draft<Values> {
  /** Undefined while nothing is being typed. */
  values: Values | undefined;
  /** Takes over what was typed; the first change starts from `initial`. */
  change: (part: Partial<Values>, initial: Values) => void;
  clear: () => void;
}

/**
 * What is being typed into a form, kept in this tab for the person who types until it is saved or given up: it
 * survives a reload, a change of language, a lost connection, and a session that ends meanwhile. A person who signs out is
 * asked about it first.
 */
export function useDraft<Values extends object>(form: string): Draft<Values> {
  const { profile } = useSession();
  const key = profile ? draftKey(profile, form) : undefined;
  const read = () => (key === undefined ? null : tabStorage.get(key));
  const text = useSyncExternalStore(watchDrafts, read, () => null);
  const values = useMemo(() => parseDraft<Values>(text), [text]);

  const change = useCallback(
    (part: Partial<Values>, initial: Values) => {
      // Two fields may change in one event.
      if (key !== undefined)
        keepDraft(key, { ...(parseDraft<Values>(tabStorage.get(key)) ?? initial), ...part });
    },
    [key],
  );
  const clear = useCallback(() => {
    if (key !== undefined) forgetDraft(key);
  }, [key]);
  return { values, change, clear };
}
