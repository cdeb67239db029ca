import type {
  AskedFootprint,
  AskedOf,
  AskedParty,
  AskFootprintBody,
} from '../../../../core/contracts/ca-asked-footprints';
import type { Queryable } from '../../../lib/database';

const partiesQuery = `
  select * from (
    select 'supplier' as kind, l.id, l.supplier_name as name, l.supplier_number as number
      from linkings l where l.requester_project_id = $1 and l.status <> 'declined'
     union all
    select 'partner', p.id, p.name, ''
      from pact_partners p join pact_sources s on s.project_id = p.project_id and s.partner_id = p.id
     where p.project_id = $1) party
   where $2::uuid is null or (id = $2 and kind = $3)
   order by kind desc, lower(name), id`;

/** Suppliers that have not declined, and partners whose system is known; or one of them. */
export function findParties(db: Queryable, projectId: number, of?: AskedOf): Promise<AskedParty[]> {
  return db.query<AskedParty>(partiesQuery, [projectId, of?.id ?? null, of?.kind ?? null]);
}

const askedQuery = `
  select a.id, a.product_id as "productId", a.line_id as "lineId", a.part, a.part_number as "partNumber", a.comment,
         jsonb_build_object('kind', case when a.linking_id is null then 'partner' else 'supplier' end,
                            'id', coalesce(a.linking_id, e.partner_id)) as "of",
         coalesce(l.supplier_name, p.name) as name, l.supplier_project_id as "companyId", a.asked_at as "askedAt",
         author_name(a.project_id, a.asked_by) as "askedBy",
         case when e.state = 'rejected' then 'rejected' when e.state = 'fulfilled' then 'answered'
              when a.linking_id is not null or d.delivered_at is not null then 'asked'
              when d.abandoned_at is not null then 'unreachable' else 'waiting' end as state,
         case when e.state = 'rejected' then e.answer end as rejection
    from ca_asked_footprints a
    left join linkings l on l.id = a.linking_id
    left join pact_asked e on e.project_id = a.project_id and e.id = a.event_id
    left join pact_partners p on p.project_id = a.project_id and p.id = e.partner_id
    left join pact_deliveries d on d.project_id = a.project_id and d.id = a.event_id
   where a.project_id = $1 and ($2::uuid is null or a.id = $2)
   order by a.asked_at desc, a.id limit 1000`;

/** A company's requests, the newest first; or the one with an id. */
export function findRequested(db: Queryable, projectId: number, id?: string): Promise<AskedFootprint[]> {
  return db.query<AskedFootprint>(askedQuery, [projectId, id ?? null]);
}

/** Whether it was inserted: not if the id is already used. */
export async function insertRequested(
  tx: Queryable,
  { projectId, email }: { projectId: number; email: string },
  asked: AskFootprintBody['data'] & { id: string },
  /** The event sent to a partner. */
  eventId: string | null,
): Promise<boolean> {
  const { id, productId, lineId, part, partNumber, comment, of } = asked;
  const inserted = await tx.query(
    `insert into ca_asked_footprints
            (project_id, id, product_id, line_id, linking_id, event_id, part, part_number, comment, asked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      ...[projectId, id, productId, lineId],
      of.kind === 'supplier' ? of.id : null,
      eventId,
      ...[part, partNumber, comment, email],
    ],
  );
  return inserted.length > 0;
}
