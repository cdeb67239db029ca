import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '../store/hooks';
import { isConflict, type OutboxEntry } from './entry';
import { outboxSlice } from './outbox-slice';
import { blockedEntries } from './queue';

export interface PendingEdit {
  /** Being sent, waiting for the network, refused by the server, or refused because someone else was faster. */
  state: 'sending' | 'waiting' | 'refused' | 'conflict';
  /** Whether it cannot be sent for now although the server may be reachable: another entry blocks it. */
  held: boolean;
}

type Outbox = ReturnType<typeof outboxSlice.selectors.selectOutbox>;

const selectPending = createSelector(
  [({ entries }: Outbox) => entries, ({ sending }: Outbox) => sending],
  (entries, sending) => {
    const pending = new Map<string, PendingEdit>();
    const held = blockedEntries(entries);
    for (const entry of entries) {
      const known = pending.get(entry.subject);
      if (!known || known.state === 'waiting' || known.state === 'sending') {
        pending.set(entry.subject, { state: stateOf(entry, sending), held: held.has(entry.id) });
      }
    }
    return pending;
  },
);

/** The unsent edit of a subject; undefined if everything was sent. */
export function usePendingEdit(subject: string): PendingEdit | undefined {
  return useAppSelector((state: Parameters<typeof outboxSlice.selectors.selectOutbox>[0]) =>
    selectPending(outboxSlice.selectors.selectOutbox(state)).get(subject),
  );
}

function stateOf(entry: OutboxEntry, sending: string | null): PendingEdit['state'] {
  if (entry.state === 'refused') return isConflict(entry) ? 'conflict' : 'refused';
  // The first attempt takes a moment; an entry that was tried before is waiting.
  const firstTime = entry.attempts === 0 || entry.failure === undefined;
  return entry.id === sending && firstTime ? 'sending' : 'waiting';
}
