import type { Queryable } from '../lib/database';

export interface DeliveryCounts {
  /** Events that wait for their first or next attempt, to partners whose address is known. */
  waiting: number;
  /** Seconds since the next attempt of one should have begun; 0 if none is due. */
  overdueSeconds: number;
}

/** What has become of the events for systems of partners; the same on every process. */
export async function countDeliveries(db: Queryable): Promise<DeliveryCounts> {
  const [row] = await db.query<DeliveryCounts>(
    `select count(*) as waiting,
            greatest(0, coalesce(extract(epoch from clock_timestamp() - min(d.next_try_at)), 0)) as "overdueSeconds"
       from pact_deliveries d
      where d.delivered_at is null and d.abandoned_at is null
        and exists (select from pact_sources s where s.partner_id = d.partner_id)`,
    [],
  );
  return row ?? { waiting: 0, overdueSeconds: 0 };
}
