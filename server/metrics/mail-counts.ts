import type { Queryable } from '../lib/database';

export interface MailCounts {
  /** Mails waiting for their first or next attempt. */
  waiting: number;
  /** Mails that were given up, or are too old to be tried. */
  failed: number;
  /** Age in seconds of the oldest waiting one; 0 if there is none. */
  oldestSeconds: number;
}

/** State of the mails; the same on every process. */
export async function countMails(db: Queryable): Promise<MailCounts> {
  const [row] = await db.query<MailCounts>(
    `select count(*) filter (where next_attempt_at is not null and created_at > now() - interval '4 days') as waiting,
            count(*) filter (where next_attempt_at is null or created_at <= now() - interval '4 days') as failed,
            coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (
              where next_attempt_at is not null and created_at > now() - interval '4 days')), 0) as "oldestSeconds"
       from mails where sent_at is null`,
    [],
  );
  return row ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}
