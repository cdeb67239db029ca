import { useCallback, useEffect, useMemo } from 'react';
import { useDrafts } from '../session/use-drafts';
import { readNotSaved, type NotSaved } from './not-saved';

export interface FieldsNotSaved {
  /** By the name of the draft, without its group. */
  fields: ReadonlyMap<string, NotSaved>;
  forget: (field: string) => void;
}

/**
 * The fields of a group that hold invalid values.
 * @param group the prefix of the fields' draft names
 * @param below lists only fields whose names start with it
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
 * Forgets the text of fields that no longer exist, and unreadable entries, since nobody can correct them. `isField` is
 * undefined until the existing fields are known.
 */
export function useForgetRemovedFields(
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
