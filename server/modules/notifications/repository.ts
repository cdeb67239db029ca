import type { NotificationChoices, PushDevice, PushDeviceBody } from '../../../core/contracts/notifications';
import { usualTopics, type NotificationTopic } from '../../../core/notifications/topics';
import type { Queryable } from '../../lib/database';

interface ChoicesRow {
  pushed: NotificationTopic[];
  mailed: NotificationTopic[];
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string;
}

/** A person's choices, or the defaults. */
export async function findChoices(db: Queryable, userId: string): Promise<NotificationChoices> {
  const [row] = await db.query<ChoicesRow>(
    `select pushed, mailed, quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
       from notification_choices where user_id = $1`,
    [userId],
  );
  if (!row) return { pushed: [...usualTopics], mailed: [...usualTopics], quietHours: null, timeZone: 'UTC' };
  const { quietFrom: from, quietTo: to, ...choices } = row;
  return { ...choices, quietHours: from !== null && to !== null ? { from, to } : null };
}

export async function saveChoices(
  tx: Queryable,
  userId: string,
  { pushed, mailed, quietHours, timeZone }: NotificationChoices,
): Promise<void> {
  await tx.query(
    `insert into notification_choices (user_id, pushed, mailed, quiet_from, quiet_to, time_zone)
     values ($1, $2::text[], $3::text[], $4, $5, $6)
     on conflict (user_id) do update
        set pushed = excluded.pushed, mailed = excluded.mailed, quiet_from = excluded.quiet_from,
            quiet_to = excluded.quiet_to, time_zone = excluded.time_zone`,
    [userId, pushed, mailed, quietHours?.from ?? null, quietHours?.to ?? null, timeZone],
  );
}

const deviceColumns = `id, endpoint, user_agent as "userAgent", created_at as "createdAt",
  last_sent_at as "lastSentAt", fault`;

const devicesQuery = `select ${deviceColumns} from push_devices where user_id = $1 order by created_at desc, id`;

const saveQuery = `insert into push_devices (user_id, endpoint, p256dh, auth, user_agent)
     values ($1, $2, $3, $4, $5)
     on conflict (endpoint) do update
        set p256dh = excluded.p256dh, auth = excluded.auth,
            user_agent = excluded.user_agent, not_before = now(), tries = 0, fault = null
     returning ${deviceColumns}`;

/** The browsers of a person, the newest first. */
export const findDevices = (db: Queryable, userId: string): Promise<PushDevice[]> =>
  db.query<PushDevice>(devicesQuery, [userId]);

/** A browser belongs to the last person who switched notifications on in it. */
export async function saveDevice(
  tx: Queryable,
  userId: string,
  { endpoint, p256dh, auth, userAgent }: PushDeviceBody['data'] & { userAgent: string },
): Promise<PushDevice> {
  await tx.query('delete from push_devices where endpoint = $2 and user_id <> $1', [userId, endpoint]);
  const [device] = await tx.query<PushDevice>(saveQuery, [userId, endpoint, p256dh, auth, userAgent]);
  if (!device) throw new Error('The database did not answer with the device.');
  return device;
}

/** The stored notification data of a person. */
export const findSettings = async (db: Queryable, userId: string) => ({
  choices: await findChoices(db, userId),
  devices: await findDevices(db, userId),
});

/** Returns whether there was one. */
export async function deleteDevice(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await tx.query('delete from push_devices where id = $2 and user_id = $1 returning id', [
    userId,
    id,
  ]);
  return gone.length > 0;
}

export async function deleteDevicesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from push_devices where user_id = $1', [userId]);
}

/**
 * Sends a test message to a device immediately, so that the person sees whether it arrives. Returns whether
 * the device exists.
 */
export async function sendTestPush(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const found = await tx.query(
    `with device as (
       update push_devices set not_before = now(), tries = 0, fault = null
        where id = $2 and user_id = $1 returning id, user_id),
     tried as (
       insert into notifications (project_id, event, subject, user_id)
       select u.project_id, 'tried', '', u.id from device join users u on u.id = device.user_id
       returning id)
     insert into push_messages (device_id, notification_id)
     select device.id, tried.id from device, tried returning device_id`,
    [userId, id],
  );
  return found.length > 0;
}
