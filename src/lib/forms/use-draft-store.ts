import { useMemo } from 'react';
import { draftKey, forgetDraft, keepDraft, parseDraft } from '../session/drafts';
import { useSession } from '../session/use-session';
import { tabStorage } from '../storage/safe-storage';
import { toKeptForm, type DraftStore } from './draft-store';

/**
 * The signed-in person's draft, in this tab. It survives a reload, a change of language, a lost connection and the end
 * of the session. Nobody who signs in later sees it.
 */
export function useDraftStore<Values extends object>(name: string): DraftStore<Values> {
  const { profile } = useSession();
  const key = profile ? draftKey(profile, name) : undefined;
  return useMemo(
    () => ({
      read: () => (key === undefined ? undefined : toKeptForm<Values>(parseDraft(tabStorage.get(key)))),
      keep: (form) => key !== undefined && keepDraft(key, form),
      forget: () => key !== undefined && forgetDraft(key),
    }),
    [key],
  );
}
