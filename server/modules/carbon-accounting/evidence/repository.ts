import type { EvidenceFile } from '../../../../core/contracts/ca-evidence';
import type { Queryable } from '../../../lib/database';
import type { NewFile } from '../../../lib/evidence/attach-file';
import type { StoredFile } from '../../../lib/evidence/send-file';

const columns = 'id, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

const ofRecordQuery = `select ${columns} from ca_evidence where project_id = $1 and record_id = $2 order by created_at, id`;

export function findEvidence(db: Queryable, projectId: number, recordId: string): Promise<EvidenceFile[]> {
  return db.query<EvidenceFile>(ofRecordQuery, [projectId, recordId]);
}

const billsQuery =
  'select jsonb_array_length(bills) as count from ca_activity_data where project_id = $1 and id = $2';

/** How many bills a record has, each of which may have brought a file. */
export async function countBills(db: Queryable, projectId: number, recordId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(billsQuery, [projectId, recordId]);
  return row?.count ?? 0;
}

const insertQuery = `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`;

export async function insertEvidence(
  tx: Queryable,
  projectId: number,
  { recordId, name, type, sha256, content, createdBy }: NewFile & { recordId: string },
): Promise<EvidenceFile> {
  const values = [projectId, recordId, name, type, content.length, sha256, content, createdBy];
  const [row] = await tx.query<EvidenceFile>(insertQuery, values);
  if (!row) throw new Error('The database did not answer with the new file.');
  return row;
}

const contentQuery =
  'select name, type, content from ca_evidence where project_id = $1 and record_id = $2 and id = $3';

export async function readEvidence(
  db: Queryable,
  projectId: number,
  { id, fileId }: { id: string; fileId: string },
): Promise<StoredFile | undefined> {
  const [row] = await db.query<StoredFile>(contentQuery, [projectId, id, fileId]);
  return row;
}

/** Returns the name of the removed file; undefined if there was none. */
export async function removeEvidence(
  tx: Queryable,
  projectId: number,
  { id, fileId }: { id: string; fileId: string },
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    'delete from ca_evidence where project_id = $1 and record_id = $2 and id = $3 returning name',
    [projectId, id, fileId],
  );
  return row?.name;
}

/** Removes the files of a year's records, before the records are deleted. */
export async function removeEvidenceOfYear(tx: Queryable, projectId: number, year: number): Promise<void> {
  await tx.query(
    `delete from ca_evidence where project_id = $1
        and record_id in (select id from ca_activity_data where project_id = $1 and year = $2)`,
    [projectId, year],
  );
}

/**
 * Removes files whose record has been missing for 30 days. A record that has not arrived yet may still be on
 * an offline device.
 */
export async function removeUnlinkedEvidence(tx: Queryable, projectId: number): Promise<void> {
  await tx.query(
    `delete from ca_evidence e
      where project_id = $1 and coalesce(unlinked_at, created_at) < now() - interval '30 days'
        and not exists (select 1 from ca_activity_data a where a.project_id = e.project_id and a.id = e.record_id)
        and not exists (select 1 from ca_product_lines l where l.project_id = e.project_id and l.id = e.record_id)`,
    [projectId],
  );
}
