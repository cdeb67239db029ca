import type { Queryable } from './database';

/** The requests of a customer to a supplier, answered or not. */
export async function findLinkingIds(
  db: Queryable,
  { projectId, customerId }: { projectId: number; customerId: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id::text as id from linkings
      where supplier_project_id = $1 and requester_project_id = $2 order by id`,
    [projectId, customerId],
  );
  return rows.map(({ id }) => id);
}
