import type { Queryable } from './database';

/** The company name of a project; empty if there is no such project. */
export async function findProjectName(db: Queryable, projectId: number): Promise<string> {
  const [row] = await db.query<{ name: string }>('select name from projects where id = $1', [projectId]);
  return row?.name ?? '';
}
