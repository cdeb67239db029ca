import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '../store/hooks';
import { isConflict, type OutboxEntry } from './entry';
import { outboxSlice } from './outbox-slice';
import { heldUp } from './queue';

export interface PendingEdit {
  /** On its way, waiting for the network, refused by the server, or refused since somebody else was faster. */
  state: 'sending' | 'waiting' | 'refused' | 'conflict';
  /** Whether it cannot be sent for now, although the server may be reached: something stands before it. */
  held: boolean;
}

type Outbox = ReturnType<typeof outboxSlice.selectors.selectOutbox>;

const selectPending = createSelector(
  [({ entries }: Outbox) => entries, ({ sending }: Outbox) => sending],
  (entries, sending) => {
    const pending = new Map<string, PendingEdit>();
    const held = heldUp(entries);
    for (const entry of entries) {
      const known = pending.get(entry.subject);
      if (!known || known.state === 'waiting' || known.state === 'sending') {
        pending.set(entry.subject, { state: stateOf(entry, sending), held: held.has(entry.id) });
      }
    }
    return pending;
  },
);

/** The edit of a subject that has not reached the server; undefined when all of it has. */
export function usePendingEdit(subject: string): PendingEdit | undefined {
  return useAppSelector((state: Parameters<typeof outboxSlice.selectors.selectOutbox>[0]) =>
    selectPending(outboxSlice.selectors.selectOutbox(state)).get(subject),
  );
}

function stateOf(entry: OutboxEntry, sending: string | null): PendingEdit['state'] {
  if (entry.state === 'refused') return isConflict(entry) ? 'conflict' : 'refused';
  // The first attempt is over in a moment; what was tried before waits.
  const firstTime = entry.attempts === 0 || entry.failure === undefined;
  return entry.id === sending && firstTime ? 'sending' : 'waiting';
}
