import type { WebhookDelivery } from '../../../core/contracts/webhooks';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';
import { signal } from '../../lib/signals';

const columns = `
  id, type, created_at as "createdAt", attempts, attempted_at as "attemptedAt", next_attempt_at as "nextAttemptAt",
  status, fault, answer, body,
  case when delivered_at is not null then 'delivered' when next_attempt_at is not null then 'waiting'
       else 'abandoned' end as state`;

const pageQuery = `select ${columns} from webhook_deliveries where endpoint_id = $1
  order by created_at desc, id limit $2 offset $3`;

const deliveryQuery = `select ${columns} from webhook_deliveries where endpoint_id = $1 and id = $2`;

/** A page of a webhook's deliveries, the newest first, with the total count. */
export async function findDeliveries(
  db: Queryable,
  endpointId: string,
  { limit, offset }: RowRange,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const deliveries = await db.query<WebhookDelivery>(pageQuery, [endpointId, limit, offset]);
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from webhook_deliveries where endpoint_id = $1',
    [endpointId],
  );
  return { deliveries, total: count?.total ?? 0 };
}

export async function findDelivery(
  db: Queryable,
  endpointId: string,
  id: string,
): Promise<WebhookDelivery | undefined> {
  const [delivery] = await db.query<WebhookDelivery>(deliveryQuery, [endpointId, id]);
  return delivery;
}

/** A delivery that the caller sends immediately, and that is not retried. Returns its id. */
export async function insertPing(db: Queryable, endpointId: string, body: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into webhook_deliveries (endpoint_id, type, body) values ($1, 'ping', $2) returning id`,
    [endpointId, body],
  );
  if (!row) throw new Error('The database did not answer with the new delivery.');
  return row.id;
}

/** Sends it as if it were new, with the same id. */
export async function resend(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update webhook_deliveries
        set next_attempt_at = clock_timestamp(), attempts = 0, first_attempt_at = null, delivered_at = null
      where id = $1`,
    [id],
  );
  await signal(tx, 'webhooks_due');
}

/** The result of an attempt. */
export interface Outcome {
  isDelivered: boolean;
  status: number | null;
  fault: WebhookDelivery['fault'];
  answer: string;
}

/** @param retrySeconds until the next attempt; null: there is none */
export async function recordOutcome(
  tx: Queryable,
  id: string,
  { isDelivered, status, fault, answer }: Outcome,
  retrySeconds: number | null = null,
): Promise<void> {
  await tx.query(
    `update webhook_deliveries
        set attempted_at = clock_timestamp(), status = $2, fault = $3, answer = $4,
            delivered_at = case when $5::boolean then clock_timestamp() end,
            next_attempt_at = clock_timestamp() + $6::float8 * interval '1 second'
      where id = $1`,
    [id, status, fault, answer, isDelivered, retrySeconds],
  );
}

/** Removes what is older than 30 days. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.query(`delete from webhook_deliveries where created_at < now() - interval '30 days'`, []);
}
