import type { Queryable } from '../plugins/database';

/** Mails that wait for their first or next attempt. */
export async function countWaitingMails(db: Queryable): Promise<number> {
  const [row] = await db.query<{ waiting: number }>(
    'select count(*) as waiting from mails where next_attempt_at is not null',
    [],
  );
  return row?.waiting ?? 0;
}
