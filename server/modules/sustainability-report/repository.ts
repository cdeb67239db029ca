import type { StoredAnswers } from '../../../core/assessment/merge';
import type { Queryable } from '../../lib/database';
import { storedKey } from './stored-values';

export interface ReportRow {
  year: number;
  updatedAt: string;
  updatedBy: string | null;
  version: number;
}

const columns = `
  r.year, r.updated_at as "updatedAt", r.version,
  author_name(r.project_id, r.updated_by) as "updatedBy"`;

const listQuery = `select ${columns} from sustainability_reports r where r.project_id = $1 order by r.year desc`;
const oneQuery = `select ${columns} from sustainability_reports r where r.project_id = $1 and r.year = $2`;

/** The newest first. */
export function findReports(db: Queryable, projectId: number): Promise<ReportRow[]> {
  return db.query<ReportRow>(listQuery, [projectId]);
}

export async function findReport(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<ReportRow | undefined> {
  const [row] = await db.query<ReportRow>(oneQuery, [projectId, year]);
  return row;
}

/** Creates an empty report; returns whether there was none. */
export async function insertReport(
  tx: Queryable,
  report: { projectId: number; year: number; email: string },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into sustainability_reports (project_id, year, updated_by) values ($1, $2, $3)
     on conflict do nothing returning year`,
    [report.projectId, report.year, report.email],
  );
  return inserted.length > 0;
}

/** Locks the report until this transaction ends. Undefined if there is none. */
export async function lockReport(
  tx: Queryable,
  projectId: number,
  year: number,
): Promise<ReportRow | undefined> {
  await tx.query('select 1 from sustainability_reports where project_id = $1 and year = $2 for update', [
    projectId,
    year,
  ]);
  return findReport(tx, projectId, year);
}

/** The stored values of a report, by `storedKey`. */
export async function findValues(db: Queryable, projectId: number, year: number): Promise<StoredAnswers> {
  const rows = await db.query<{
    kind: string;
    name: string;
    member: string;
    value: unknown;
    version: number;
  }>(
    `select kind, name, member, value, version from sustainability_values
      where project_id = $1 and year = $2 order by name, member`,
    [projectId, year],
  );
  return Object.fromEntries(
    rows.map(({ kind, name, member, value, version }) => [storedKey(kind, name, member), { value, version }]),
  );
}

/** Writes values under a new version of their report. */
export async function saveValues(
  tx: Queryable,
  report: { projectId: number; year: number; email: string; version: number },
  values: readonly { kind: string; name: string; member: string; value: unknown }[],
): Promise<void> {
  const { projectId, year, email, version } = report;
  await tx.query(
    `insert into sustainability_values (project_id, year, kind, name, member, value, version, set_by)
     select $1, $2, kind, name, member, nullif(value, 'null'::jsonb), $3, $5
       from jsonb_to_recordset($4::jsonb) as r (kind text, name text, member text, value jsonb)
     on conflict (project_id, year, kind, name, member)
       do update set value = excluded.value, version = excluded.version, set_by = excluded.set_by`,
    [projectId, year, version, JSON.stringify(values), email],
  );
  await raiseVersion(tx, report);
}

/** Any change of a report raises its version. */
export async function raiseVersion(
  tx: Queryable,
  report: { projectId: number; year: number; email: string; version: number },
): Promise<void> {
  await tx.query(
    `update sustainability_reports set version = $3, updated_at = now(), updated_by = $4
      where project_id = $1 and year = $2`,
    [report.projectId, report.year, report.version, report.email],
  );
}

/** Whether anyone else has entered a value or attached a file after a version of the report. */
export async function hasOthersChanges(
  tx: Queryable,
  report: { projectId: number; year: number; email: string },
  version: number,
): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    `select exists (select 1 from sustainability_values
                     where project_id = $1 and year = $2 and version > $3 and set_by <> $4)
         or exists (select 1 from sustainability_evidence
                     where project_id = $1 and year = $2 and version > $3 and created_by <> $4) as found`,
    [report.projectId, report.year, version, report.email],
  );
  return row?.found ?? false;
}

export async function deleteReport(tx: Queryable, projectId: number, year: number): Promise<void> {
  await tx.query('delete from sustainability_reports where project_id = $1 and year = $2', [projectId, year]);
}
