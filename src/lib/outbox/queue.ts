import type { ApiError } from '../api/api-error';
import { findEdit, mergeOf, type AnyEdit } from './edit';
import type { OutboxEntry } from './entry';

type Entries = readonly OutboxEntry[];

/** An entry that the server keeps failing on, though it can be reached, is put before the person after so many. */
const faultsUntilRefused = 5;
const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * Tells of the entries, asked in their order, which can be sent: those that are known how to send, and neither wait
 * for a decision nor stand behind one that cannot be sent, on its own subject or on one that it needs.
 */
function createGate(isKnown: (entry: OutboxEntry) => boolean): (entry: OutboxEntry) => boolean {
  const held = new Set<string>();
  return (entry) => {
    const free =
      entry.state === 'waiting' &&
      isKnown(entry) &&
      ![entry.subject, ...entry.needs].some((subject) => held.has(subject));
    if (!free) held.add(entry.subject);
    return free;
  };
}

/** The entry to send next. */
export function nextToSend(
  entries: Entries,
  isKnown: (entry: OutboxEntry) => boolean,
): OutboxEntry | undefined {
  return entries.find(createGate(isKnown));
}

/** The ids of the entries that are not just on their way: they, or what they stand behind, cannot be sent for now. */
export function heldUp(entries: Entries): ReadonlySet<string> {
  const isFree = createGate(() => true);
  const goesOn = isSendingOn(entries);
  return new Set(entries.filter((entry) => !isFree(entry) || !goesOn).map(({ id }) => id));
}

/** Whether edits are on their way, one after the other, and none of them is held up. */
export function isSendingOn(entries: Entries): boolean {
  const next = nextToSend(entries, () => true);
  return next !== undefined && !next.failure;
}

/** The next edit of the same subject: it builds on this one. */
export function nextOf(entries: Entries, { id, subject }: OutboxEntry): OutboxEntry | undefined {
  const ofSubject = entries.filter((entry) => entry.subject === subject);
  return ofSubject[ofSubject.findIndex((entry) => entry.id === id) + 1];
}

/**
 * The entry that a new edit of the same subject becomes one with: the last of its subject, unless it may
 * have arrived already. What the server has refused is not there, so that a correction takes its place.
 */
export function mergePartner(entries: Entries, edit: AnyEdit, subject: string): OutboxEntry | undefined {
  const last = entries.findLast((entry) => entry.subject === subject);
  if (!last || !mergeOf(findEdit(last.edit), edit)) return undefined;
  return mayChange(last) ? last : undefined;
}

/** Whether the server has nothing of an entry: it was never sent, or was refused. */
export function mayChange({ attempts, state }: OutboxEntry): boolean {
  return attempts === 0 || state === 'refused';
}

/**
 * What follows from a failed attempt, the last of so many `faults` of the server: `pause` when nothing gets through at the moment, `repeat` when this one may
 * succeed later, `session` when somebody has to sign in first, `refuse` when only the person can decide.
 */
export function verdictOn(
  { status, code }: ApiError,
  faults: number,
): 'pause' | 'repeat' | 'session' | 'refuse' {
  if (status === 'SIGNED_OUT' || status === 401) return 'session';
  if (status === 'NETWORK' || status === 'TIMEOUT' || status === 'IDENTITY') return 'pause';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'pause';
  const mayPass = status === 'UNEXPECTED' || status >= 500 || code === 'HTTP_408';
  return mayPass && faults < faultsUntilRefused ? 'repeat' : 'refuse';
}

/** How long to wait after so many failures in a row; spread, so that many devices do not come at once. */
export function retryDelayMs(failures: number, random = Math.random()): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
  return delay * (0.5 + random / 2);
}

/** The entries in the order in which they are sent. */
export function inOrder(entries: Entries): Entries {
  return [...entries].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
}
