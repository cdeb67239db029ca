import { isUnreachable, type ApiError } from '../../../lib/api/api-error';
import { isConflict, type OutboxEntry } from '../../../lib/outbox/entry';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { blockedEntries } from '../../../lib/outbox/queue';
import { useAppSelector } from '../../../lib/store/hooks';

export interface Unsent {
  /** Edits that the server does not have yet. */
  count: number;
  /** Of these, those that need a decision by the person. */
  undecided: number;
  /** Whether one cannot be sent for now. */
  hasFailed: boolean;
  /** The server's response to one that it refused. */
  failure: ApiError | undefined;
}

type OutboxState = Parameters<typeof outboxSlice.selectors.selectOutbox>[0];

/** Unsent edits of a segment, the company, or (without `subject`) the whole self-assessment. */
export function useUnsent(subject = ''): Unsent {
  const entries = useAppSelector((state: OutboxState) => outboxSlice.selectors.selectOutbox(state).entries);
  const held = blockedEntries(entries);
  const own = entries.filter((entry) => entry.area === 'selfAssessment' && entry.subject.startsWith(subject));
  return {
    count: own.length,
    undecided: own.filter(({ state }) => state === 'refused').length,
    hasFailed: own.some(({ id }) => held.has(id)),
    failure: own.find(isNotTaken)?.failure,
  };
}

/** A conflict with a colleague is no failure, and an unreachable server is reported above every page. */
function isNotTaken(entry: OutboxEntry): boolean {
  const { failure } = entry;
  return typeof failure?.status === 'number' && !isUnreachable(failure) && !isConflict(entry);
}
