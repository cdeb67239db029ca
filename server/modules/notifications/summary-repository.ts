import type { Locale } from '../../../core/i18n/locales';
import type { NotificationEvent } from '../../../core/notifications/topics';
import type { Queryable } from '../../lib/database';
import { areAllNoted } from '../../lib/notifications/notify';
import type { Noted } from './push-texts';

/** A person for whom something has happened since the last summary. */
export interface Reader {
  userId: string;
  projectId: number;
  email: string;
  locale: Locale;
  /** First and last name; may be empty. */
  name: string;
  company: string;
  /** Of the last summary; null: there was none. */
  day: string | null;
  /** The last event it included. */
  lastId: number;
}

/** Older events are no longer reported, for example to a person who has just joined. */
const recent = "now() - interval '3 days'";

const readersQuery = `select u.id as "userId", u.project_id as "projectId", u.email, u.locale,
            full_name(u.first_name, u.last_name) as name, p.name as company, s.day::text as day,
            coalesce(s.last_id, 0)::integer as "lastId"
       from users u
       join projects p on p.id = u.project_id
       left join notification_summaries s on s.user_id = u.id
      where u.email_notifications and u.proved_at is not null
        and exists (select from notifications n
                     where n.project_id = u.project_id and n.id > coalesce(s.last_id, 0)
                       and n.created_at > greatest(${recent}, u.created_at)
                       and (n.user_id is null or n.user_id = u.id))
      order by u.id`;

const notedQuery = `select n.id::integer as id, n.event, n.subject, n.due_on::text as "dueDate"
       from notifications n join users u on u.id = $2
      where n.project_id = $1 and n.id > $4 and n.event = any($5::text[])
        and n.created_at > greatest(${recent}, u.created_at)
        and (n.user_id is null or n.user_id = u.id) and n.told <> $3
      order by n.id`;

/** People who accept notification mails and have proved their address. */
export const findPossibleReaders = (db: Queryable): Promise<Reader[]> => db.query<Reader>(readersQuery, []);

/** Events of a person's project that were not in a summary yet. */
export interface News {
  /** The oldest first. */
  rows: Noted[];
  /** The last one. */
  lastId: number;
}

/**
 * Events of some kinds since then; none while others are being written, as they may be older than the last
 * one. In a transaction of its own, for which they wait.
 */
export async function findNews(
  tx: Queryable,
  { projectId, userId, email, lastId }: Pick<Reader, 'projectId' | 'userId' | 'email' | 'lastId'>,
  events: readonly NotificationEvent[],
): Promise<News> {
  if (!(await areAllNoted(tx, projectId))) return { rows: [], lastId };
  const rows = await tx.query<Noted & { id: number }>(notedQuery, [projectId, userId, email, lastId, events]);
  return { rows, lastId: rows.at(-1)?.id ?? lastId };
}

/**
 * Records that the summary of a day is written; returns the key that switches them off, or undefined where
 * another server was faster.
 */
export async function recordSummary(
  tx: Queryable,
  { userId, day, lastId }: { userId: string; day: string; lastId: number },
): Promise<string | undefined> {
  const [row] = await tx.query<{ offKey: string }>(
    `insert into notification_summaries as kept (user_id, day, last_id) values ($1, $2::date, $3)
     on conflict (user_id) do update set day = excluded.day, last_id = excluded.last_id
      where kept.day < excluded.day
     returning off_key as "offKey"`,
    [userId, day, lastId],
  );
  return row?.offKey;
}

/**
 * Switches off the summaries of the person with the key; other choices stay. Returns whether there is one.
 */
export async function switchSummariesOff(
  tx: Queryable,
  offKey: string,
  usual: { pushed: readonly string[] },
): Promise<boolean> {
  const found = await tx.query(
    `insert into notification_choices (user_id, pushed, mailed)
     select user_id, $2::text[], '{}' from notification_summaries where off_key = $1
     on conflict (user_id) do update set mailed = '{}'
     returning user_id`,
    [offKey, usual.pushed],
  );
  return found.length > 0;
}

/** Removes events that are no longer reported to anyone. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.query("delete from notifications where created_at < now() - interval '30 days'", []);
}
