import type { PushFault } from '../../../core/contracts/notifications';
import type { Locale } from '../../../core/i18n/locales';
import type { NotificationEvent } from '../../../core/notifications/topics';
import type { Queryable } from '../../lib/database';

/** A device with waiting messages. */
export interface DueDevice {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the person. */
  locale: Locale;
  /** Including this one, since the last success. */
  tries: number;
}

/**
 * Claims devices with waiting messages for two minutes: if this server crashes meanwhile, another sends them.
 * A message that was sent but not recorded is sent again and replaces the first, because it has the same tag.
 */
export const claimDevices = (db: Queryable, limit: number): Promise<DueDevice[]> =>
  db.query<DueDevice>(
    `update push_devices set not_before = clock_timestamp() + interval '2 minutes', tries = tries + 1
      where id in (
        select id from push_devices d
         where not_before <= clock_timestamp()
           and exists (select from push_messages where device_id = d.id)
         order by not_before limit $1 for update skip locked)
     returning id, user_id as "userId", endpoint, p256dh, auth, tries,
               (select locale from users where users.id = user_id) as locale`,
    [limit],
  );

export interface WaitingMessage {
  id: number;
  event: NotificationEvent;
  subject: string;
  dueDate: string | null;
  /** Has waited for a day. */
  isOld: boolean;
}

/** A device's waiting messages, the oldest first. */
export const findMessages = (db: Queryable, deviceId: string): Promise<WaitingMessage[]> =>
  db.query<WaitingMessage>(
    `select n.id::integer as id, n.event, n.subject, n.due_on::text as "dueDate",
            n.created_at < now() - interval '1 day' as "isOld"
       from push_messages m join notifications n on n.id = m.notification_id
      where m.device_id = $1 order by n.id`,
    [deviceId],
  );

const remove = `delete from push_messages where device_id = $1 and notification_id = any($2::bigint[])`;

/** Messages have arrived; the next ones wait for a minute, so that several are sent as one. */
export async function markSent(tx: Queryable, deviceId: string, messages: readonly number[]): Promise<void> {
  await tx.query(remove, [deviceId, messages]);
  await tx.query(
    `update push_devices set tries = 0, fault = null, last_sent_at = now(),
            not_before = clock_timestamp() + interval '1 minute'
      where id = $1`,
    [deviceId],
  );
}

/** Quiet hours: the device is tried again afterwards. */
export async function waitMinutes(db: Queryable, deviceId: string, minutes: number): Promise<void> {
  await db.query(
    `update push_devices set tries = 0, not_before = clock_timestamp() + $2::float8 * interval '1 minute'
      where id = $1`,
    [deviceId, minutes],
  );
}

/** Messages have not arrived; those in `givenUp` are not retried. */
export async function recordFault(
  tx: Queryable,
  deviceId: string,
  { fault, seconds, givenUp }: { fault: PushFault; seconds: number; givenUp: readonly number[] },
): Promise<void> {
  await tx.query(remove, [deviceId, givenUp]);
  await tx.query(
    `update push_devices set fault = $2, not_before = clock_timestamp() + $3::float8 * interval '1 second'
      where id = $1`,
    [deviceId, fault, seconds],
  );
}

/** The browser no longer accepts messages. */
export async function deletePushDevice(db: Queryable, deviceId: string): Promise<void> {
  await db.query('delete from push_devices where id = $1', [deviceId]);
}
