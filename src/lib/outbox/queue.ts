import type { ApiError } from '../api/api-error';
import { findEdit, mergeOf, type AnyEdit } from './edit';
import type { OutboxEntry } from './entry';

type Entries = readonly OutboxEntry[];

/** After this many consecutive server errors the person must decide about an entry. */
const faultsUntilRefused = 5;
const firstDelayMs = 1_000;
const maxDelayMs = 60_000;

/**
 * Returns a function that tells, for entries in order, which can be sent: those with a known definition that neither
 * wait for a decision nor depend on an entry that cannot be sent, through their own subject or one they need.
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

/** The ids of the entries that cannot be sent for now, or depend on one that cannot. */
export function blockedEntries(entries: Entries): ReadonlySet<string> {
  const isFree = createGate(() => true);
  const goesOn = isQueueSending(entries);
  return new Set(entries.filter((entry) => !isFree(entry) || !goesOn).map(({ id }) => id));
}

/** Whether edits are being sent one after another and none is blocked. */
export function isQueueSending(entries: Entries): boolean {
  const next = nextToSend(entries, () => true);
  return next !== undefined && !next.failure;
}

/** The next edit of the same subject: it builds on this one. */
export function nextOf(entries: Entries, { id, subject }: OutboxEntry): OutboxEntry | undefined {
  const ofSubject = entries.filter((entry) => entry.subject === subject);
  return ofSubject[ofSubject.findIndex((entry) => entry.id === id) + 1];
}

/**
 * The entry that a new edit of the same subject is merged into: the last of its subject, unless it may have reached the
 * server. A refused entry did not, so that a correction replaces it.
 */
export function mergePartner(entries: Entries, edit: AnyEdit, subject: string): OutboxEntry | undefined {
  const last = entries.filter((entry) => entry.subject === subject).at(-1);
  if (!last || !mergeOf(findEdit(last.edit), edit)) return undefined;
  return mayChange(last) ? last : undefined;
}

/** Whether the server has nothing of an entry: it was never sent, or was refused. */
export function mayChange({ attempts, state }: OutboxEntry): boolean {
  return attempts === 0 || state === 'refused';
}

/**
 * What to do after a failed attempt with `faults` consecutive server errors: `pause` if nothing gets through for now,
 * `repeat` if this one may succeed later, `session` if someone must sign in first, `refuse` if only the person can
 * decide.
 */
export function classifyFailure(
  { status, code }: ApiError,
  faults: number,
): 'pause' | 'repeat' | 'session' | 'refuse' {
  if (status === 'SIGNED_OUT' || status === 401) return 'session';
  if (status === 'NETWORK' || status === 'TIMEOUT' || status === 'IDENTITY') return 'pause';
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'pause';
  const mayPass = status === 'UNEXPECTED' || status >= 500 || code === 'HTTP_408';
  return mayPass && faults < faultsUntilRefused ? 'repeat' : 'refuse';
}

/** The delay after a number of consecutive failures; jittered, so that many devices do not retry together. */
export function retryDelayMs(failures: number, random = Math.random()): number {
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1));
  return delay * (0.5 + random / 2);
}

/** The entries in sending order. */
export function inOrder(entries: Entries): Entries {
  return [...entries].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
}
