import type { Queryable } from '../lib/database';

export interface UnsentMail {
  id: string;
  kind: string;
  recipient: string;
  createdAt: string;
  attempts: number;
  state: 'waits' | 'given up';
}

const maxListed = 1_000;

/** Mails that are waiting or were given up, the newest first. */
export function findUnsent(db: Queryable): Promise<UnsentMail[]> {
  return db.query<UnsentMail>(
    `select id, kind, recipient, created_at as "createdAt", attempts,
            case when next_attempt_at is null then 'given up' else 'waits' end as state
       from mails where sent_at is null order by created_at desc, id limit $1`,
    [maxListed],
  );
}

/**
 * Makes an unsent mail due now, with all its attempts available again. Mails older than four days are never
 * sent: their links have expired. @returns whether there is such a mail
 */
export async function requeue(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(
    `update mails set next_attempt_at = clock_timestamp(), attempts = 0
      where id::text = $1 and sent_at is null and created_at > now() - interval '4 days' returning id`,
    [id],
  );
  return found.length > 0;
}
