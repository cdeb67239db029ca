import type { ReportEvidenceFile } from '../../../../core/contracts/sustainability-report';
import type { Queryable } from '../../../lib/database';
import type { NewFile } from '../../../lib/evidence/attach-file';
import type { StoredFile } from '../../../lib/evidence/send-file';

/** A report of a company. */
export interface OfYear {
  projectId: number;
  year: number;
}

const columns =
  'id, disclosure, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

const ofReportQuery = `select ${columns} from sustainability_evidence
  where project_id = $1 and year = $2 order by created_at, id`;

export function findEvidence(db: Queryable, { projectId, year }: OfYear): Promise<ReportEvidenceFile[]> {
  return db.query<ReportEvidenceFile>(ofReportQuery, [projectId, year]);
}

const insertQuery = `insert into sustainability_evidence
       (project_id, year, disclosure, name, type, bytes, sha256, content, created_by, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`;

export async function insertEvidence(
  tx: Queryable,
  { projectId, year }: OfYear,
  { disclosure, version, ...file }: NewFile & { disclosure: string; version: number },
): Promise<ReportEvidenceFile> {
  const { name, type, sha256, content, createdBy } = file;
  const of = [projectId, year, disclosure];
  const values = [...of, name, type, content.length, sha256, content, createdBy, version];
  const [row] = await tx.query<ReportEvidenceFile>(insertQuery, values);
  if (!row) throw new Error('The database did not answer with the new file.');
  return row;
}

export async function readEvidence(
  db: Queryable,
  { projectId, year }: OfYear,
  fileId: string,
): Promise<StoredFile | undefined> {
  const [row] = await db.query<StoredFile>(
    'select name, type, content from sustainability_evidence where project_id = $1 and year = $2 and id = $3',
    [projectId, year, fileId],
  );
  return row;
}

/** Returns the name of the removed file; undefined if there was none. */
export async function removeEvidence(
  tx: Queryable,
  { projectId, year }: OfYear,
  fileId: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    'delete from sustainability_evidence where project_id = $1 and year = $2 and id = $3 returning name',
    [projectId, year, fileId],
  );
  return row?.name;
}
