import { isUnreachable } from '../../lib/api/api-error';
import { findEdit } from '../../lib/outbox/edit';
import { isConflict, type OutboxEntry } from '../../lib/outbox/entry';

/** The state of an unsent edit, as the drawer shows it. */
export type EntryState = 'sending' | 'waiting' | 'behind' | 'retrying' | 'refused' | 'conflict' | 'unknown';

/** The state of every entry; some wait for others. */
export function entryStates(
  entries: readonly OutboxEntry[],
  sending: string | null,
): ReadonlyMap<string, EntryState> {
  const held = new Set<string>();
  const states = new Map<string, EntryState>();
  for (const entry of entries) {
    const behind = [entry.subject, ...entry.needs].some((subject) => held.has(subject));
    const state = behind && entry.state === 'waiting' ? 'behind' : ownState(entry, sending);
    if (state === 'refused' || state === 'conflict' || state === 'unknown' || state === 'behind') {
      held.add(entry.subject);
    }
    states.set(entry.id, state);
  }
  return states;
}

function ownState(entry: OutboxEntry, sending: string | null): EntryState {
  if (entry.state === 'refused') return isConflict(entry) ? 'conflict' : 'refused';
  if (!findEdit(entry.edit)) return 'unknown';
  if (entry.id === sending) return 'sending';
  return entry.failure && !isUnreachable(entry.failure) ? 'retrying' : 'waiting';
}
