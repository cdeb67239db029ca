import type { Queryable } from '../../lib/database';
import { signal } from '../../lib/signals';

/** A due delivery, while only this server calls its endpoint. */
export interface ClaimedDelivery {
  id: string;
  endpointId: string;
  address: string;
  body: string;
  /** Including the current one. */
  attempts: number;
  /** Whether a day has passed since the first attempt. */
  isOld: boolean;
}

const claimQuery = `
  with due as (
    select d.id, e.id as endpoint_id
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.next_attempt_at <= clock_timestamp() and e.is_active
       and (e.claimed_until is null or e.claimed_until <= clock_timestamp())
     order by d.next_attempt_at limit 1 for no key update of e, d skip locked),
  claimed as (
    update webhook_endpoints e set claimed_until = clock_timestamp() + interval '1 minute'
      from due where e.id = due.endpoint_id returning e.id, e.address)
  update webhook_deliveries d
     set attempts = d.attempts + 1, first_attempt_at = coalesce(d.first_attempt_at, clock_timestamp())
    from due join claimed on claimed.id = due.endpoint_id
   where d.id = due.id
  returning d.id, d.body, d.attempts, claimed.id as "endpointId", claimed.address,
            d.first_attempt_at <= clock_timestamp() - interval '1 day' as "isOld"`;

/**
 * Claims the delivery that has been due the longest, with its endpoint, for a minute: an endpoint is called
 * by one server at a time, so one that does not respond blocks no other. Another server takes both over if
 * this one crashes meanwhile.
 */
export async function claimDelivery(db: Queryable): Promise<ClaimedDelivery | undefined> {
  const [delivery] = await db.query<ClaimedDelivery>(claimQuery, []);
  return delivery;
}

/** Ends the claim of a delivery that was not completed: it is due as before, for another server. */
export async function releaseClaim(db: Queryable, { endpointId }: ClaimedDelivery): Promise<void> {
  await db.query('update webhook_endpoints set claimed_until = null where id = $1', [endpointId]);
  await signal(db, 'webhooks_due');
}

export interface ClaimedEndpoint {
  projectId: number;
  name: string;
  isActive: boolean;
  /** Whether nothing has arrived for a day. */
  isFailingLong: boolean;
}

/**
 * Ends the claim, and locks the endpoint until the transaction ends. Undefined if it was removed meanwhile.
 */
export async function releaseEndpoint(
  tx: Queryable,
  id: string,
  isDelivered: boolean,
): Promise<ClaimedEndpoint | undefined> {
  const [endpoint] = await tx.query<ClaimedEndpoint>(
    `update webhook_endpoints
        set claimed_until = null,
            delivered_at = case when $2::boolean then clock_timestamp() else delivered_at end,
            failing_since = case when not $2::boolean then coalesce(failing_since, clock_timestamp()) end
      where id = $1
     returning project_id as "projectId", name, is_active as "isActive",
               coalesce(failing_since <= clock_timestamp() - interval '1 day', false) as "isFailingLong"`,
    [id, isDelivered],
  );
  return endpoint;
}
