import type { Queryable } from '../lib/database';

export interface DeliveryCounts {
  /** Events waiting for their first or next attempt, to partners with a known address and to webhooks. */
  waiting: number;
  /** Seconds since the earliest due attempt should have begun; 0 if none is due. */
  overdueSeconds: number;
}

/** While a webhook is being called its other events wait. */
const countQuery = `
  with waiting as (
    select d.next_try_at as due_at from pact_deliveries d
     where d.delivered_at is null and d.abandoned_at is null
       and exists (select from pact_sources s where s.partner_id = d.partner_id)
    union all
    select case when e.claimed_until > clock_timestamp() then null else d.next_attempt_at end
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.next_attempt_at is not null)
  select count(*) as waiting,
         greatest(0, coalesce(extract(epoch from clock_timestamp() - min(due_at)), 0)) as "overdueSeconds"
    from waiting`;

/** State of the events for other systems; the same on every process. */
export async function countDeliveries(db: Queryable): Promise<DeliveryCounts> {
  const [row] = await db.query<DeliveryCounts>(countQuery, []);
  return row ?? { waiting: 0, overdueSeconds: 0 };
}
