import type { Member } from '../../lib/access/members';
import type { Queryable } from '../../lib/database';

/** The ids of those of these people who are still users of their project. */
export async function findRemaining(db: Queryable, members: readonly Member[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select u.id from users u
       join unnest($1::uuid[], $2::integer[]) as open (user_id, project_id)
         on u.id = open.user_id and u.project_id = open.project_id`,
    [members.map(({ userId }) => userId), members.map(({ projectId }) => projectId)],
  );
  return new Set(rows.map(({ id }) => id));
}
