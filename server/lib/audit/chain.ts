import { createHash } from 'node:crypto';

/** What the hash of an entry covers. */
export interface ChainedEntry {
  projectId: number;
  number: number;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  actor: string;
  area: string;
  action: string;
  subject: string;
  /** JSON, byte by byte as it is stored. */
  changes: string;
}

/** The hash of an entry that follows one with the hash `previous`; the first follows the empty text. */
export function hashEntry(previous: string, entry: ChainedEntry): string {
  const { projectId, number, at, actor, area, action, subject, changes } = entry;
  return createHash('sha256')
    .update(JSON.stringify([previous, projectId, number, at, actor, area, action, subject, changes]))
    .digest('hex');
}
