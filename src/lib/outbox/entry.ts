import type { ApiError } from '../api/api-error';
import type { EditArea, Version } from './edit';

/** An edit as it waits on this device: plain data. */
export interface OutboxEntry {
  id: string;
  /** Whose it is, and in which project; nobody else ever sees it. */
  owner: string;
  /** The name of its definition. */
  edit: string;
  area: EditArea;
  subject: string;
  needs: readonly string[];
  arg: unknown;
  /** What it may build on: the version that the person saw, later that of the edit before it. */
  version?: Version;
  /** The idempotency key, the same on every attempt. */
  key: string;
  /** Rises from edit to edit. */
  place: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** How often it was sent; from the first time on it may have arrived, so that it is not changed any more. */
  attempts: number;
  /** How often the server could be reached and had a fault, in a row. */
  faults?: number;
  /** `waiting` to be sent, or `refused` and waiting for the person's decision. */
  state: 'waiting' | 'refused';
  /** Why the last attempt did not succeed. */
  failure?: ApiError;
}

/** The person and the project that edits belong to. */
export function ownerOf({ id, projectId }: { id: string; projectId: number }): string {
  return `${projectId}/${id}`;
}

/** Whether the server has a newer state than the edit was made on; it stands in `failure.details`. */
export function isConflict({ failure }: Pick<OutboxEntry, 'failure'>): boolean {
  return failure?.status === 409 && failure.code === 'STALE_VERSION';
}

/** Whether what was read from the storage is an entry; a broken one can be neither shown nor sent. */
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
