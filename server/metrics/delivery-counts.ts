import type { Queryable } from '../lib/database';

export interface DeliveryCounts {
  /** Events that wait for their first or next attempt, to partners whose address is known and to webhooks. */
  waiting: number;
  /** Seconds since the next attempt of one should have begun; 0 if none is due. */
  overdueSeconds: number;
}

/** A webhook that is being called has its other events wait. */
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

/** What has become of the events for other systems; the same on every process. */
export async function countDeliveries(db: Queryable): Promise<DeliveryCounts> {
  const [row] = await db.query<DeliveryCounts>(countQuery, []);
  return row ?? { waiting: 0, overdueSeconds: 0 };
}
