import { createHash } from 'node:crypto';
import type { Queryable } from '../database';

const digest = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Records for a day that a person was removed from a project. @param email in lower case */
export async function recordRemoval(tx: Queryable, email: string, projectId: number): Promise<void> {
  await tx.query("delete from removed_users where removed_at < now() - interval '1 day'", []);
  await tx.query(
    `insert into removed_users (email_hash, project_id) values ($1, $2)
     on conflict (email_hash) do update set project_id = excluded.project_id, removed_at = now()`,
    [digest(email), projectId],
  );
}

/** Whether this happened within the last day, in this project or in any. */
export async function wasRemoved(db: Queryable, email: string, projectId?: number): Promise<boolean> {
  const found = await db.query(
    'select 1 from removed_users where email_hash = $1 and ($2::integer is null or project_id = $2)',
    [digest(email), projectId ?? null],
  );
  return found.length > 0;
}
