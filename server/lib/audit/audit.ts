import type { AuditAction, AuditArea, AuditChange } from '../../../core/contracts/audit';
import type { Queryable } from '../database';
import { hashEntry } from './chain';

export interface AuditRecord {
  projectId: number;
  /** E-mail of who did it. */
  actor: string;
  area: AuditArea;
  action: AuditAction;
  /** What it was done to, in words a person knows it by: a name, an address, a sector and a country. */
  subject?: string;
  /** What `changesBetween` answers with. */
  changes?: readonly AuditChange[];
}

/**
 * Writes down who did what, in the transaction that does it. Call it last: from here to the end of the transaction
 * others who write down something of the same project wait.
 */
export async function audit(tx: Queryable, record: AuditRecord): Promise<void> {
  const { projectId, actor, area, action, subject = '' } = record;
  const head = await lockHead(tx, projectId);
  const changes = JSON.stringify(record.changes ?? []);
  const entry = { projectId, number: head.entries + 1, at: new Date().toISOString(), actor, area, action };
  const hash = hashEntry(head.hash, { ...entry, subject, changes });
  await tx.query(
    `with entry as (
       insert into audit_entries (project_id, number, at, actor, area, action, subject, changes, hash)
       values ($1, $2, $3::timestamptz, $4, $5, $6, $7, $8::json, $9))
     update audit_heads set entries = $2, hash = $9 where project_id = $1`,
    [projectId, entry.number, entry.at, actor, area, action, subject, changes, hash],
  );
}

/**
 * The members of `after` that differ from those of `before`, as simple values; lists are joined by commas, and the
 * members of an object are fields of their own (`footprint/2024/scope1TonsCO2e`). What was not there and is empty
 * has not changed.
 */
export function changesBetween(before: object, after: object): AuditChange[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .flatMap(([field, to]) => partsOf(field, old.get(field), to))
    .map(({ field, from, to }) => ({ field, from: toValue(from), to: toValue(to) }))
    .filter(({ from, to }) => from !== to && !(isEmpty(from) && isEmpty(to)));
}

function partsOf(field: string, from: unknown, to: unknown): { field: string; from: unknown; to: unknown }[] {
  if (!isRecord(from) && !isRecord(to)) return [{ field, from, to }];
  const [before, after] = [from, to].map((value) => (isRecord(value) ? value : {})) as [Members, Members];
  return Object.keys({ ...before, ...after }).map((member) => ({
    field: `${field}/${member}`,
    from: before[member],
    to: after[member],
  }));
}

async function lockHead(tx: Queryable, projectId: number): Promise<{ entries: number; hash: string }> {
  const [head] = await tx.query<{ entries: number; hash: string }>(
    `insert into audit_heads (project_id) values ($1)
     on conflict (project_id) do update set project_id = excluded.project_id
     returning entries, hash`,
    [projectId],
  );
  if (!head) throw new Error('The end of the audit trail cannot be locked.');
  return head;
}

type Members = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: AuditChange['to']) => value === null || value === '';

function toValue(value: unknown): AuditChange['to'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
