import { useCallback, useEffect, useMemo } from 'react';
import { useDrafts } from '../session/use-drafts';
import { readNotSaved, type NotSaved } from './not-saved';

export interface FieldsNotSaved {
  /** By the draft of the field, without the name of its group. */
  fields: ReadonlyMap<string, NotSaved>;
  forget: (field: string) => void;
}

/**
 * The fields of a group that hold what cannot be saved.
 * @param group what the drafts of the fields begin with
 * @param below lists only the fields whose names begin so
 */
export function useNotSaved(group: string, below = ''): FieldsNotSaved {
  const { drafts, forget } = useDrafts<object>(group + below);
  const fields = useMemo(() => {
    const read = [...drafts].map(([draft, kept]) => [draft.slice(group.length), readNotSaved(kept)] as const);
    return new Map(read.flatMap(([field, notSaved]) => (notSaved ? [[field, notSaved] as const] : [])));
  }, [drafts, group]);
  return { fields, forget: useCallback((field) => forget(group + field), [forget, group]) };
}

/**
 * Forgets what was typed into fields that no longer exist, and what cannot be read: nobody can correct it, and nobody
 * is asked about it. `isField` is left out while it is not known which fields there are.
 */
export function useForgetGone(
  isField: ((field: string) => boolean) | undefined,
  group: string,
  below = '',
): void {
  const { drafts, forget } = useDrafts<object>(group + below);
  useEffect(() => {
    if (!isField) return;
    for (const [draft, kept] of drafts)
      if (!readNotSaved(kept) || !isField(draft.slice(group.length))) forget(draft);
  });
}
