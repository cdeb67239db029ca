import type { ExchangeRequest } from '../../../../core/contracts/exchange-requests';
import type { PactEvent } from '../../../../core/contracts/pact-interface';
import type { Partner } from '../../../lib/access/partner-tokens';
import type { Queryable } from '../../../lib/database';
import { failureColumns, withFailure, type FailureRow } from '../deliveries/repository';

const requestsQuery = `
  select r.id, r.partner_id as "partnerId", p.name as "partnerName", r.received_at as "receivedAt", r.criteria,
         r.state, r.answered_at as "answeredAt", r.answer, r.event_id as "eventId",
         case when d.id is null then null when d.delivered_at is not null then 'delivered'
              when d.abandoned_at is not null then 'abandoned' else 'waiting' end as delivery, ${failureColumns}
    from pact_requests r join pact_partners p on p.project_id = r.project_id and p.id = r.partner_id
    left join pact_deliveries d on d.project_id = r.project_id and d.id = r.delivery_id
   where r.project_id = $1
     and r.id in (select id from pact_requests where project_id = $1 and ($2::uuid is null or id = $2)
                   order by state = 'open' desc, received_at desc, id limit 200)
   order by r.received_at desc, r.id`;

export const noCriteria = {
  productIds: [],
  companyIds: [],
  geographies: [],
  classifications: [],
  validOn: null,
  validAfter: null,
  validBefore: null,
  wantedStatus: null,
  comment: '',
} satisfies Partial<ExchangeRequest>;

type OfPartner = Pick<Partner, 'id' | 'projectId'>;
type Criteria = Pick<ExchangeRequest, keyof typeof noCriteria>;
export type StoredRequest = ExchangeRequest & { eventId: string };
type RequestRow = Omit<StoredRequest, keyof Criteria | 'deliveryFailure'> &
  FailureRow & { criteria: Criteria };

/** Partners' requests to a project, the newest first; of too many, answered ones are left out. Or the one with an id. */
export async function findRequests(db: Queryable, projectId: number, id?: string): Promise<StoredRequest[]> {
  const rows = await db.query<RequestRow>(requestsQuery, [projectId, id ?? null]);
  return rows.map(({ criteria, ...row }) => ({ ...withFailure(row), ...noCriteria, ...criteria }));
}

/** Locks a request until the transaction ends. */
export async function lockRequest(tx: Queryable, projectId: number, id: string): Promise<void> {
  await tx.query('select 1 from pact_requests where project_id = $1 and id = $2 for update', [projectId, id]);
}

export async function countOpen(db: Queryable, { projectId, id }: OfPartner): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `select count(*)::integer as open from pact_requests where project_id = $1 and partner_id = $2 and state = 'open'`,
    [projectId, id],
  );
  return row?.open ?? 0;
}

/** Whether it is new: the same event twice is one request. */
export async function insertRequest(
  tx: Queryable,
  { id: partnerId, projectId }: OfPartner,
  { event, criteria }: { event: Pick<PactEvent, 'id' | 'source'>; criteria: Criteria },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into pact_requests (project_id, partner_id, event_id, source, criteria)
     values ($1, $2, $3, $4, $5::jsonb) on conflict do nothing returning id`,
    [projectId, partnerId, event.id, event.source, JSON.stringify(criteria)],
  );
  return inserted.length > 0;
}

export async function markNews(tx: Queryable, { projectId, id }: OfPartner): Promise<void> {
  await tx.query('update pact_partners set news_at = now() where project_id = $1 and id = $2', [
    projectId,
    id,
  ]);
}

/** Ends a request with the event to deliver. */
export async function answerRequest(
  tx: Queryable,
  { projectId, id, partnerId }: Pick<StoredRequest, 'id' | 'partnerId'> & { projectId: number },
  { state, answer, event }: { state: 'fulfilled' | 'rejected'; answer: string; event: PactEvent },
): Promise<void> {
  await tx.query(
    `with delivery as (
       insert into pact_deliveries (id, project_id, partner_id, event)
       select $5, project_id, id, $6::jsonb from pact_partners where project_id = $7 and id = $2 returning id)
     update pact_requests set state = $3, answer = $4, answered_at = now(), delivery_id = (select id from delivery)
      where project_id = $7 and id = $1 and partner_id = $2`,
    [id, partnerId, state, answer, event.id, JSON.stringify(event), projectId],
  );
}
