import type { AuditAction, AuditArea, AuditChange } from '../../../core/contracts/audit';
import { atCommit } from '../at-commit';
import type { Queryable } from '../database';
import { appendQuery, hashedPart } from './chain';

export interface AuditRecord {
  projectId: number;
  /** E-mail of who did it. */
  actor: string;
  area: AuditArea;
  action: AuditAction;
  /** What it was done to, by a name that people know: a name, an address, a sector and a country. */
  subject?: string;
  /** Result of `changesBetween`. */
  changes?: readonly AuditChange[];
}

/**
 * Records who did what, at the end of the transaction that does it: other entries of the same project wait
 * from there until its commit.
 */
export async function audit(tx: Queryable, record: AuditRecord): Promise<void> {
  const { projectId, actor, area, action, subject = '' } = record;
  const changes = JSON.stringify(record.changes ?? []);
  const at = new Date().toISOString();
  const content = { at, actor, area, action, subject, changes };
  await atCommit(tx, appendQuery, [
    projectId,
    at,
    actor,
    area,
    action,
    subject,
    changes,
    hashedPart(content),
  ]);
}

/**
 * The members of `after` that differ from those of `before`, as simple values; lists are joined by commas,
 * and the members of an object become fields of their own (`footprint/2024/scope1TonsCO2e`). A value that was
 * missing and is empty has not changed.
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

type Members = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: AuditChange['to']) => value === null || value === '';

function toValue(value: unknown): AuditChange['to'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
