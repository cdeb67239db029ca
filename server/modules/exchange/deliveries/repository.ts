import type { DeliveryFailure } from '../../../../core/contracts/exchange-deliveries';
import type { PactEvent } from '../../../../core/contracts/pact-interface';
import type { FetchFault } from '../../../../core/terms/fetch-faults';
import type { Queryable } from '../../../lib/database';
import type { PactError } from '../pact/pact-error';
import { announceDue, type StoredSource } from '../pact/sources-repository';

interface OfPartner {
  projectId: number;
  partnerId: string;
}

export interface Delivery {
  id: string;
  event: PactEvent;
  /** Including the current one. */
  tries: number;
  /** Whether three days have passed since the first attempt. */
  isOld: boolean;
  source: StoredSource;
}

/** Queues an event for the system of a partner; it is delivered as soon as the address is known. */
export async function insertDelivery(
  tx: Queryable,
  { projectId, partnerId }: OfPartner,
  event: PactEvent,
): Promise<void> {
  await tx.query(
    `insert into pact_deliveries (id, project_id, partner_id, event) values ($1, $2, $3, $4::jsonb)`,
    [event.id, projectId, partnerId, JSON.stringify(event)],
  );
}

const claim = `
  with due as (
    select d.id from pact_deliveries d join pact_sources s on s.project_id = d.project_id and s.partner_id = d.partner_id
     where d.delivered_at is null and d.abandoned_at is null and d.next_try_at <= clock_timestamp()
       and d.partner_id <> all ($1::uuid[])
     order by d.next_try_at limit 1 for update of d skip locked)
  update pact_deliveries d
     set next_try_at = clock_timestamp() + interval '5 minutes', tries = d.tries + 1,
         first_try_at = coalesce(d.first_try_at, clock_timestamp())
    from due, pact_sources s
   where d.id = due.id and s.project_id = d.project_id and s.partner_id = d.partner_id
  returning d.id, d.event, d.tries, d.first_try_at <= clock_timestamp() - interval '3 days' as "isOld",
            s.project_id as "projectId", s.partner_id as "partnerId", s.address,
            s.sign_in_address as "signInAddress", s.client_id as "clientId",
            s.client_secret_sealed as sealed`;

/**
 * Claims a due delivery to a partner with a known address for five minutes: if this server crashes meanwhile,
 * another retries, and the partner recognises the event by its id.
 * @param called partners that this server is calling, which wait
 */
export async function claimDelivery(db: Queryable, called: readonly string[]): Promise<Delivery | undefined> {
  const [row] = await db.query<Omit<Delivery, 'source'> & StoredSource>(claim, [called]);
  if (!row) return undefined;
  const { id, event, tries, isOld, ...source } = row;
  return { id, event, tries, isOld, source };
}

type Claimed = Pick<Delivery, 'id'> & { source: Pick<StoredSource, 'projectId'> };

export async function markDelivered(tx: Queryable, { id, source }: Claimed): Promise<void> {
  await tx.query('update pact_deliveries set delivered_at = now() where project_id = $1 and id = $2', [
    source.projectId,
    id,
  ]);
}

/** @param seconds until the next attempt; null: none */
export async function recordFailure(
  tx: Queryable,
  { id, source }: Claimed,
  { fault, answer }: Pick<PactError, 'fault' | 'answer'>,
  seconds: number | null,
): Promise<void> {
  await tx.query(
    `update pact_deliveries
        set failed_at = now(), fault = $3, status = $4, answer = $5,
            abandoned_at = case when $6::float8 is null then now() end,
            next_try_at = now() + coalesce($6::float8, 0) * interval '1 second'
      where project_id = $1 and id = $2`,
    [source.projectId, id, fault, answer?.status ?? null, answer?.reason ?? '', seconds],
  );
}

/** Ends the claim of a delivery that was not completed: it is due as before, for another server. */
export async function releaseDelivery(db: Queryable, { id, source }: Claimed): Promise<void> {
  await db.query('update pact_deliveries set next_try_at = now() where project_id = $1 and id = $2', [
    source.projectId,
    id,
  ]);
  await announceDue(db);
}

/** Sends everything that a partner has not received so far again, as for the first time. */
export async function sendAgain(tx: Queryable, { projectId, partnerId }: OfPartner): Promise<void> {
  await tx.query(
    `update pact_deliveries
        set next_try_at = now(), tries = 0, first_try_at = null, abandoned_at = null,
            failed_at = null, fault = null, status = null, answer = null
      where project_id = $1 and partner_id = $2 and delivered_at is null
        and (failed_at is not null or abandoned_at is not null)`,
    [projectId, partnerId],
  );
  await announceDue(tx);
}

/** Of the delivery `d`; for `withFailure`. */
export const failureColumns = `
  case when d.delivered_at is null then d.failed_at end as "failedAt", d.fault, d.status,
  d.answer as "failureAnswer", case when d.abandoned_at is null then d.next_try_at end as "nextTryAt"`;

export interface FailureRow {
  failedAt: string | null;
  fault: FetchFault | null;
  status: number | null;
  failureAnswer: string | null;
  nextTryAt: string | null;
}

/** Separates the failure of a delivery from the other columns of a row. */
export function withFailure<Row extends FailureRow>({
  failedAt,
  fault,
  status,
  failureAnswer,
  nextTryAt,
  ...row
}: Row) {
  const deliveryFailure: DeliveryFailure | null =
    failedAt === null || fault === null
      ? null
      : { at: failedAt, fault, status, answer: failureAnswer ?? '', nextTryAt };
  return { ...row, deliveryFailure };
}

/** Makes a partner's waiting deliveries due immediately, for example when its address was set. */
export async function makeDeliveriesDue(tx: Queryable, { projectId, partnerId }: OfPartner): Promise<void> {
  await tx.query(
    `update pact_deliveries set next_try_at = now()
      where project_id = $1 and partner_id = $2 and delivered_at is null and abandoned_at is null`,
    [projectId, partnerId],
  );
}

/** Partners that a product is offered to and whose own system is known. */
export function findReadersOf(
  db: Queryable,
  { projectId, productId }: { projectId: number; productId: string },
): Promise<{ partnerId: string }[]> {
  return db.query(
    `select o.partner_id as "partnerId"
       from pact_partner_offers o join pact_sources s on s.project_id = o.project_id and s.partner_id = o.partner_id
      where o.project_id = $1 and o.product_id = $2 order by o.partner_id`,
    [projectId, productId],
  );
}
