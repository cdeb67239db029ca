import type { RecordParams } from '../../../../core/contracts/ca-common';
import type { Queryable } from '../../../lib/database';
import { evidenceTable } from '../../../lib/evidence/evidence-table';

const columns = 'id, name, type, bytes, sha256, created_by as "createdBy", created_at as "createdAt"';

export const evidenceOfRecord = evidenceTable<RecordParams>(({ projectId, id }) => [projectId, id], {
  find: `select ${columns} from ca_evidence where project_id = $1 and record_id = $2 order by created_at, id`,
  insert: `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
  read: 'select name, type, content from ca_evidence where project_id = $1 and record_id = $2 and id = $3',
  remove: 'delete from ca_evidence where project_id = $1 and record_id = $2 and id = $3 returning name',
});

const billsQuery =
  'select jsonb_array_length(bills) as count from ca_activity_data where project_id = $1 and id = $2';

/** How many bills a record has, each of which may have brought a file. */
export async function countBills(db: Queryable, projectId: number, recordId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(billsQuery, [projectId, recordId]);
  return row?.count ?? 0;
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
