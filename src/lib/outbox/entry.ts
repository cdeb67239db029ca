import type { ApiError } from '../api/api-error';
import type { EditArea, Version } from './edit';

/** A queued edit on this device: plain data. */
export interface OutboxEntry {
  id: string;
  /** The person and the project it belongs to; nobody else ever sees it. */
  owner: string;
  /** The name of its definition. */
  edit: string;
  area: EditArea;
  subject: string;
  needs: readonly string[];
  arg: unknown;
  /** The version it builds on: the one that the person saw, later that of the preceding edit. */
  version?: Version;
  /** What it overwrites was changed after the person saw it, so it builds on no other version. */
  isOutdated?: true;
  /** The idempotency key, the same on every attempt. */
  key: string;
  /** Increases from edit to edit. */
  place: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /**
   * The number of attempts. After the first one the edit may have reached the server, so it is not changed any more.
   */
  attempts: number;
  /** The number of consecutive attempts that reached the server and failed there. */
  faults?: number;
  /** `waiting` to be sent, or `refused` and waiting for the person's decision. */
  state: 'waiting' | 'refused';
  /** Why the last attempt failed. */
  failure?: ApiError;
}

/** The person and the project that edits belong to. */
export function ownerOf({ id, projectId }: { id: string; projectId: number }): string {
  return `${projectId}/${id}`;
}

/** Whether the server has a newer state than the edit is based on; that state is in `failure.details`. */
export function isConflict({ failure }: Pick<OutboxEntry, 'failure'>): boolean {
  return failure?.status === 409 && failure.code === 'STALE_VERSION';
}

/** Whether a stored value is an entry; a broken one can be neither shown nor sent. */
export function isEntry(value: unknown): value is OutboxEntry {
  const entry = value as Partial<Record<keyof OutboxEntry, unknown>> | null;
  const texts = [entry?.id, entry?.owner, entry?.edit, entry?.area, entry?.subject, entry?.key];
  const numbers = [entry?.place, entry?.createdAt, entry?.attempts];
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    numbers.every(Number.isFinite) &&
    Array.isArray(entry?.needs) &&
    typeof entry.arg === 'object' &&
    entry.arg !== null &&
    (entry.state === 'waiting' || entry.state === 'refused')
  );
}
