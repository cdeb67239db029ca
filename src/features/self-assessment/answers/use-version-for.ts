import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Version } from '../../../lib/outbox/edit';
import { isConflict } from '../../../lib/outbox/entry';
import { selectEntries } from '../../../lib/outbox/outbox-slice';

/**
 * Returns a function for the version that an edit of a subject builds on: the one that was seen. While an
 * earlier edit of the subject is in conflict, its version is used.
 */
export function useVersionFor(): <Seen extends Version>(subject: string, seen: Seen) => Seen {
  const store = useStore<Parameters<typeof selectEntries>[0]>();
  return useCallback(
    <Seen extends Version>(subject: string, seen: Seen) => {
      const entries = selectEntries(store.getState());
      const undecided = entries.find((entry) => entry.subject === subject && isConflict(entry));
      return (undecided?.version as Seen | undefined) ?? seen;
    },
    [store],
  );
}
