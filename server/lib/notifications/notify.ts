import { notificationEvents, usualTopics, type NotificationEvent } from '../../../core/notifications/topics';
import type { Queryable } from '../database';

export interface Notification {
  /** The project whose people are notified. */
  projectId: number;
  event: NotificationEvent;
  /** The company it comes from, by its project, or a name. */
  from: number | string;
  /** `YYYY-MM-DD` */
  dueDate?: string;
  /** Only this person, by e-mail address; nobody if no person of the project has it. */
  only?: string;
  /** An address that already got a mail of its own. */
  emailedTo?: string;
  /** Sent once per key, however often it is found. */
  key?: string;
}

/**
 * Held by transactions that write notifications of a project. Projects share 64 of these locks, so that a
 * transaction that notifies many projects holds few.
 */
const lock = `hashtext('notifications'), $1 % 64`;

const tryLock = `select pg_try_advisory_xact_lock(${lock}) as free`;

/** For every device of everyone who wants notifications. Takes the lock before it assigns an id. */
const statement = `
  with noted as (
    insert into notifications (project_id, event, subject, due_on, user_id, told, key)
    select p.id, $2, coalesce($3, (select name from projects where id = $4), ''), $5::date, u.id, $7, $8
      from (select pg_advisory_xact_lock_shared(${lock})) writing
     cross join projects p left join users u on u.project_id = p.id and u.email = $6
     where p.id = $1 and ($6::text is null or u.id is not null)
    on conflict (project_id, key) do nothing
    returning id, project_id, user_id)
  insert into push_messages (device_id, notification_id)
  select d.id, n.id
    from noted n
    join users u on u.project_id = n.project_id and (n.user_id is null or n.user_id = u.id)
    join push_devices d on d.user_id = u.id
    left join notification_choices c on c.user_id = u.id
   where $9 = any(coalesce(c.pushed, $10::text[]))`;

/**
 * Stores what has happened for those who want to know, in the transaction that causes it: it is pushed to
 * their devices and included in their daily summary.
 */
export async function notify(tx: Queryable, notification: Notification): Promise<void> {
  const { projectId, event, from, dueDate, only, emailedTo = '', key } = notification;
  const isName = typeof from === 'string';
  await tx.query(statement, [
    projectId,
    event,
    isName ? from : null,
    isName ? null : from,
    dueDate ?? null,
    only ?? null,
    emailedTo,
    key ?? null,
    notificationEvents[event].topic,
    usualTopics,
  ]);
}

/**
 * Whether no other transaction is writing notifications of the project. While this transaction lasts, each one
 * that it reads is then later than all that it does not see.
 */
export async function areAllNoted(tx: Queryable, projectId: number): Promise<boolean> {
  const [answer] = await tx.query<{ free: boolean }>(tryLock, [projectId]);
  return answer?.free === true;
}
