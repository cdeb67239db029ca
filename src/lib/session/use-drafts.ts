import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tabStorage } from '../storage/safe-storage';
import { draftedForms, draftKey, forgetDraft, parseDraft, watchDrafts } from './drafts';
import { useSession } from './use-session';

interface Drafts<Values> {
  /** By the name of the form. */
  drafts: ReadonlyMap<string, Values>;
  forget: (form: string) => void;
}

/** The drafts of all forms whose names start with `form`. */
export function useDrafts<Values extends object>(form: string): Drafts<Values> {
  const { profile } = useSession();
  const read = () => (profile ? JSON.stringify(entriesOf(profile, form)) : '[]');
  const text = useSyncExternalStore(watchDrafts, read, () => '[]');
  const drafts = useMemo(() => {
    const entries = JSON.parse(text) as ReturnType<typeof entriesOf>;
    const parsed = entries.map(([name, draft]) => [name, parseDraft<Values>(draft)] as const);
    return new Map(parsed.flatMap(([name, values]) => (values ? [[name, values] as const] : [])));
  }, [text]);
  const forget = useCallback(
    (name: string) => void (profile && forgetDraft(draftKey(profile, name))),
    [profile],
  );
  return { drafts, forget };
}

function entriesOf(owner: Parameters<typeof draftKey>[0], form: string): [string, string | null][] {
  return draftedForms(owner, form).map((each) => [each, tabStorage.get(draftKey(owner, each))]);
}
