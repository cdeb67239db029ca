import type { SaidMeaning } from '../../../../core/contracts/ca-invoices';
import type { Queryable } from '../../../lib/database';

export function findMeanings(db: Queryable, projectId: number): Promise<SaidMeaning[]> {
  return db.query<SaidMeaning>(
    'select key, becomes, activity_id as "activityId" from ca_invoice_meanings where project_id = $1 order by key',
    [projectId],
  );
}

/** The last statement wins. */
export async function saveMeanings(
  tx: Queryable,
  projectId: number,
  meanings: readonly SaidMeaning[],
): Promise<void> {
  if (meanings.length === 0) return;
  const last = [...new Map(meanings.map((meaning) => [meaning.key, meaning])).values()];
  await tx.query(
    `insert into ca_invoice_meanings (project_id, key, becomes, activity_id)
     select $1, key, becomes, "activityId"
       from jsonb_to_recordset($2::jsonb) as said (key text, becomes text, "activityId" integer)
     on conflict (project_id, key) do update set becomes = excluded.becomes, activity_id = excluded.activity_id`,
    [projectId, JSON.stringify(last)],
  );
}
