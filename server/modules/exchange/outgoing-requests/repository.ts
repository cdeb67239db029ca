import type { AskedFootprint } from '../../../../core/contracts/exchange-asked';
import type { Partner } from '../../../lib/access/partner-tokens';
import { lockWork } from '../../../lib/advisory-lock';
import type { Queryable } from '../../../lib/database';
import { storableText } from '../../../lib/storable-json';
import { failureColumns, withFailure, type FailureRow } from '../deliveries/repository';

const askedQuery = `
  select a.id, a.partner_id as "partnerId", p.name as "partnerName", a.product_ids as "productIds", a.comment,
         a.asked_at as "askedAt", a.state, a.answered_at as "answeredAt", a.answer,
         case when d.delivered_at is not null then 'delivered'
              when d.abandoned_at is not null then 'abandoned' else 'waiting' end as delivery, ${failureColumns}
    from pact_asked a join pact_partners p on p.project_id = a.project_id and p.id = a.partner_id
    left join pact_deliveries d on d.project_id = a.project_id and d.id = a.id
   where a.project_id = $1
     and a.id in (select id from pact_asked where project_id = $1 and ($2::uuid is null or id = $2)
                   order by state = 'open' desc, asked_at desc, id limit 200)
   order by a.asked_at desc, a.id`;

/** A project's requests to partners, the newest first; of too many, answered ones are left out. Or the one with an id. */
export async function findRequests(db: Queryable, projectId: number, id?: string): Promise<AskedFootprint[]> {
  const rows = await db.query<Omit<AskedFootprint, 'deliveryFailure'> & FailureRow>(askedQuery, [
    projectId,
    id ?? null,
  ]);
  return rows.map(withFailure);
}

/** One at a time, so that there are never too many. */
export const lockRequests = (tx: Queryable, projectId: number): Promise<void> =>
  lockWork(tx, 'pact_asked', projectId);

export async function countOpen(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `select count(*)::integer as open from pact_asked where project_id = $1 and state = 'open'`,
    [projectId],
  );
  return row?.open ?? 0;
}

export async function insertRequest(
  tx: Queryable,
  { projectId, partnerId }: { projectId: number; partnerId: string },
  { id, productIds, comment }: Pick<AskedFootprint, 'id' | 'productIds' | 'comment'>,
): Promise<void> {
  await tx.query(
    `insert into pact_asked (id, project_id, partner_id, product_ids, comment) values ($1, $2, $3, $4::jsonb, $5)`,
    [id, projectId, partnerId, JSON.stringify(productIds), comment],
  );
}

/** Locks a request to a partner until the transaction ends; undefined for an unknown one. */
export async function lockRequest(
  tx: Queryable,
  { id: partnerId, projectId }: Pick<Partner, 'id' | 'projectId'>,
  eventId: string,
): Promise<Pick<AskedFootprint, 'id' | 'state'> | undefined> {
  const [asked] = await tx.query<Pick<AskedFootprint, 'id' | 'state'>>(
    `select id, state from pact_asked
      where project_id = $3 and partner_id = $1 and id::text = lower($2) for update`,
    [partnerId, eventId, projectId],
  );
  return asked;
}

export async function setResponse(
  tx: Queryable,
  { projectId, id }: { projectId: number; id: string },
  { state, answer }: { state: 'fulfilled' | 'rejected'; answer: string },
): Promise<void> {
  await tx.query(
    'update pact_asked set state = $3, answer = $4, answered_at = now() where project_id = $1 and id = $2',
    [projectId, id, state, storableText(answer)],
  );
}
