import type { Queryable } from './database';

/**
 * Serialises those changes of a project that must not overtake each other, until the transaction ends:
 * answers, submissions, what customers see, the quota. Take it before any other lock of the transaction.
 */
export async function lockProject(tx: Queryable, projectId: number): Promise<void> {
  await tx.query('select 1 from projects where id = $1 for no key update', [projectId]);
}
