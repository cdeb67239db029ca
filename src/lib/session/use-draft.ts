import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../storage/safe-storage';
import { draftKey, forgetDraft, keepDraft, parseDraft, watchDrafts } from './drafts';
import { useSession } from './use-session';

interface Draft<Values> {
  /** Undefined while nothing is being typed. */
  values: Values | undefined;
  /** Stores typed values; the first change starts from `initial`. */
  change: (part: Partial<Values>, initial: Values) => void;
  clear: () => void;
}

/**
 * The draft of a form, stored in this tab for its author until it is saved or discarded. It survives a reload, a change
 * of language, a lost connection and the end of the session. Before signing out the person is asked about it.
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
