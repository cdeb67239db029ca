import type { StatementFile } from '../../../../core/contracts/shared-figures';
import type { Queryable } from '../../../lib/database';
import type { StoredFile } from '../../../lib/evidence/send-file';

/** The files of a year's verification, which may be shared. */
export function findStatement(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
): Promise<StatementFile[]> {
  return db.query<StatementFile>(
    `select id, name, type, bytes from ca_verification_evidence where project_id = $1 and year = $2
      order by created_at, id`,
    [projectId, year],
  );
}

/**
 * Copies these files for customers; returns those that exist, in the order of `findStatement`. A copy goes with the last
 * shared figure that names it (migration 109).
 */
export async function copyStatement(
  tx: Queryable,
  { projectId, year }: { projectId: number; year: number },
  ids: readonly string[],
): Promise<StatementFile[]> {
  await tx.query(
    `insert into ca_shared_statements (project_id, id, name, type, bytes, content)
     select project_id, id, name, type, bytes, content from ca_verification_evidence
      where project_id = $1 and year = $2 and id = any ($3::uuid[])
     on conflict do nothing`,
    [projectId, year, ids],
  );
  return (await findStatement(tx, { projectId, year })).filter(({ id }) => ids.includes(id));
}

/** A file that a company shares with a customer; undefined if it does not, or no longer. */
export async function readShared(
  db: Queryable,
  { projectId, customerId }: { projectId: number; customerId: number },
  fileId: string,
): Promise<StoredFile | undefined> {
  const [row] = await db.query<StoredFile>(
    `select s.name, s.type, s.content from ca_shared_statements s
      where s.project_id = $1 and s.id = $3
        and exists (select from ca_shared_figures f where f.project_id = $1 and f.customer_project_id = $2
                       and f.figure -> 'statement' @> jsonb_build_array(jsonb_build_object('id', s.id)))`,
    [projectId, customerId, fileId],
  );
  return row;
}
