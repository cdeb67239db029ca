import { createHash } from 'node:crypto';

/** The content of an entry. */
export interface EntryContent {
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  actor: string;
  area: string;
  action: string;
  subject: string;
  /** JSON, byte for byte as stored. */
  changes: string;
}

/** What the hash of an entry covers. */
export interface ChainedEntry extends EntryContent {
  projectId: number;
  number: number;
}

/** The hash of an entry that follows one with the hash `previous`; the first follows the empty text. */
export function hashEntry(previous: string, entry: ChainedEntry): string {
  const { projectId, number } = entry;
  return createHash('sha256')
    .update(`["${previous}",${projectId},${number},${hashedPart(entry)}`)
    .digest('hex');
}

/** The end of the hashed JSON list: the part of an entry that is known before its position in the chain. */
export function hashedPart({ at, actor, area, action, subject, changes }: EntryContent): string {
  return JSON.stringify([at, actor, area, action, subject, changes]).slice(1);
}

/** `hashEntry` in SQL. */
const hashOf = (previous: string, number: string) =>
  `encode(sha256(convert_to('["' || ${previous} || '",' || $1::integer || ',' || ${number} || ',' || $8::text, 'UTF8')), 'hex')`;

/**
 * Appends an entry and moves the head of its chain, which serialises concurrent writers, in one statement.
 * Parameters: the project, the content of the entry in the order of `EntryContent`, and its hashed part.
 */
export const appendQuery = `
  with head as (
    insert into audit_heads as h (project_id, entries, hash) values ($1, 1, ${hashOf("''", '1')})
    on conflict (project_id) do update set entries = h.entries + 1, hash = ${hashOf('h.hash', '(h.entries + 1)')}
    returning project_id, entries, hash)
  insert into audit_entries (project_id, number, at, actor, area, action, subject, changes, hash)
  select project_id, entries, $2::timestamptz, $3, $4, $5, $6, $7::json, hash from head`;
