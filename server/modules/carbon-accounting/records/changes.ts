import type { AuditAction, AuditChange } from '../../../../core/contracts/audit';
import type { RealtimeEvent } from '../../../../core/contracts/realtime';
import { notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { changedMeanwhile } from './errors';
import type { RecordTable } from './record-table';
import { markAtCommit } from '../years/repository';

/** Who makes a change, in the transaction of the request. */
export interface Author {
  tx: Queryable;
  projectId: number;
  /** E-mail of the person. */
  person: string;
}

export type InputEvent = Extract<
  RealtimeEvent['type'],
  'activity' | 'spend' | 'spend-distribution' | 'supplier-input'
>;

export interface Change {
  type: InputEvent;
  action: Extract<AuditAction, 'create' | 'update' | 'delete' | 'import'>;
  years: readonly number[];
  /** The record, if only one was changed, with its new version unless it was removed. */
  record?: { id: string; version?: number };
  /** What was changed, for the audit trail. */
  subject: string;
  changes?: readonly AuditChange[];
}

/**
 * Call it last in every change of an input: flags its years for recalculation, notifies everyone in the
 * project, and records who did it. The event has the record's version, so that whoever already shows it need not
 * fetch the list again; not if it was moved, since a list of the former year cannot tell by it.
 */
export async function recordInputChange({ tx, projectId, person }: Author, change: Change): Promise<void> {
  const { type, action, record, subject, changes = [] } = change;
  // In order, so that two changes of the same two years cannot deadlock.
  const years = [...new Set(change.years)].sort((a, b) => a - b);
  for (const year of years) await markAtCommit(tx, projectId, year);
  const data = record && { id: record.id, ...(years.length === 1 && { version: record.version }) };
  for (const year of years) await publish(tx, { type, action, projectId, year, ...(data && { data }) });
  await audit(tx, { projectId, actor: person, area: 'carbon-accounting', action, subject, changes });
}

interface Lockable<Row> {
  table: RecordTable<Row>;
  what: string;
  /** The wire format of records; by default as in the table. */
  present?: (db: Queryable, projectId: number, rows: readonly Row[]) => Promise<object[]>;
}

/**
 * The current record, locked until the transaction ends.
 * @throws ApiError 404; 409 STALE_VERSION with the current record when the caller has read another version
 */
export async function lockForChange<Row extends { version: number }>(
  { tx, projectId }: Author,
  { table, what, present }: Lockable<Row>,
  { id, version }: { id: string; version: number | undefined },
): Promise<Row> {
  const current = await table.lockOne(tx, projectId, id);
  if (!current) throw notFound(what);
  if (version === undefined || version === current.version) return current;
  const [wire = current] = present ? await present(tx, projectId, [current]) : [];
  throw changedMeanwhile(wire);
}
