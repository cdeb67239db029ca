import type { EvidenceFile } from '../../../../../core/contracts/ca-evidence';
import type { Queryable } from '../../../../lib/database';
import type { NewFile } from '../../../../lib/evidence/attach-file';
import type { StoredFile } from '../../../../lib/evidence/send-file';

interface OfYear {
  projectId: number;
  year: number;
}

const columns = 'id, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

const ofYearQuery = `select ${columns} from ca_verification_evidence
  where project_id = $1 and year = $2 order by created_at, id`;

export function findEvidence(db: Queryable, { projectId, year }: OfYear): Promise<EvidenceFile[]> {
  return db.query<EvidenceFile>(ofYearQuery, [projectId, year]);
}

const insertQuery = `insert into ca_verification_evidence
       (project_id, year, name, type, bytes, sha256, content, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`;

export async function insertEvidence(
  tx: Queryable,
  { projectId, year }: OfYear,
  { name, type, sha256, content, createdBy }: NewFile,
): Promise<EvidenceFile> {
  const values = [projectId, year, name, type, content.length, sha256, content, createdBy];
  const [row] = await tx.query<EvidenceFile>(insertQuery, values);
  if (!row) throw new Error('The database did not answer with the new file.');
  return row;
}

export async function readEvidence(
  db: Queryable,
  { projectId, year, fileId }: OfYear & { fileId: string },
): Promise<StoredFile | undefined> {
  const [row] = await db.query<StoredFile>(
    'select name, type, content from ca_verification_evidence where project_id = $1 and year = $2 and id = $3',
    [projectId, year, fileId],
  );
  return row;
}

/** Returns the name of the removed file; undefined if there was none. */
export async function removeEvidence(
  tx: Queryable,
  { projectId, year, fileId }: OfYear & { fileId: string },
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    'delete from ca_verification_evidence where project_id = $1 and year = $2 and id = $3 returning name',
    [projectId, year, fileId],
  );
  return row?.name;
}
