import type { Locale } from '../../../core/i18n/locales';
import type { Webhook } from '../../../core/contracts/webhooks';
import type { WebhookEvent, WebhookOffReason } from '../../../core/webhooks/webhooks';
import { lockWork } from '../../lib/advisory-lock';
import type { Queryable } from '../../lib/database';
import { signal } from '../../lib/signals';

const listQuery = `
  select id, name, address, events, is_active as "isActive", off_reason as "offReason", off_at as "offAt",
         failing_since as "failingSince", delivered_at as "deliveredAt", created_at as "createdAt",
         (select made_at from webhook_secrets s where s.endpoint_id = e.id and ends_at is null) as "secretMadeAt"
    from webhook_endpoints e
   where project_id = $1 and ($2::uuid is null or id = $2)
   order by lower(name), id`;

/** Webhooks of a project by name, or the one with an id. */
export const findWebhooks = (db: Queryable, projectId: number, id?: string): Promise<Webhook[]> =>
  db.query<Webhook>(listQuery, [projectId, id ?? null]);

/** One at a time, so that there are never too many, nor two with the same name. */
export const lockWebhooks = (tx: Queryable, projectId: number): Promise<void> =>
  lockWork(tx, 'webhooks', projectId);

export interface WebhookValues {
  name: string;
  address: string;
  events: readonly WebhookEvent[];
}

/** Returns its id. */
/** Returns its id; undefined if the given one is taken. */
export async function insertWebhook(
  tx: Queryable,
  {
    id,
    projectId,
    name,
    address,
    events,
    createdBy,
  }: WebhookValues & { id?: string | undefined; projectId: number; createdBy: string },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into webhook_endpoints (id, project_id, name, address, events, created_by)
     values (coalesce($6::uuid, gen_random_uuid()), $1, $2, $3, $4::text[], $5)
     on conflict (id) do nothing returning id`,
    [projectId, name, address, events, createdBy, id ?? null],
  );
  return row?.id;
}

/** A webhook of a project. */
interface Place {
  projectId: number;
  id: string;
}

export async function updateWebhook(
  tx: Queryable,
  { projectId, id }: Place,
  { name, address, events }: WebhookValues,
): Promise<void> {
  await tx.query(
    'update webhook_endpoints set name = $3, address = $4, events = $5::text[] where project_id = $1 and id = $2',
    [projectId, id, name, address, events],
  );
}

/** A new address has not failed yet, and gets waiting deliveries immediately. */
export async function startAfresh(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query('update webhook_endpoints set failing_since = null where project_id = $1 and id = $2', [
    projectId,
    id,
  ]);
  await tx.query(
    `update webhook_deliveries set next_attempt_at = clock_timestamp()
      where endpoint_id = $1 and next_attempt_at is not null`,
    [id],
  );
  await signal(tx, 'webhooks_due');
}

export async function switchOn(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query(
    `update webhook_endpoints set is_active = true, off_reason = null, off_at = null, failing_since = null
      where project_id = $1 and id = $2`,
    [projectId, id],
  );
}

/** Waiting deliveries are given up. @param reason null: a person switched it off */
export async function switchOff(
  tx: Queryable,
  { projectId, id }: Place,
  reason: WebhookOffReason | null,
): Promise<void> {
  await tx.query(
    `update webhook_endpoints set is_active = false, off_reason = $3, off_at = clock_timestamp()
      where project_id = $1 and id = $2`,
    [projectId, id, reason],
  );
  await tx.query(
    'update webhook_deliveries set next_attempt_at = null where endpoint_id = $1 and next_attempt_at is not null',
    [id],
  );
}

export async function deleteWebhook(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query('delete from webhook_endpoints where project_id = $1 and id = $2', [projectId, id]);
}

/** The people who manage the webhooks of a project, and have signed in before. */
export const findAdministrators = (
  db: Queryable,
  projectId: number,
): Promise<{ email: string; name: string; locale: Locale }[]> =>
  db.query(
    `select email, full_name(first_name, last_name) as name, locale from users
      where project_id = $1 and (role = 'Admin' or is_main_user) and proved_at is not null order by email`,
    [projectId],
  );
