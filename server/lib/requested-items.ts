import { requestedKinds, type RequestedKind } from '../../core/terms/requested-items';

/** SQL of the instant at which the supplier of a linking `l` fulfilled the request; null until then. */
const doneAt: Record<RequestedKind, string> = {
  selfAssessment: 'l.last_submitted_at',
  emissions: `(select max(f.shared_at) from ca_shared_figures f
    where f.project_id = l.supplier_project_id and f.customer_project_id = l.requester_project_id
      and f.figure ->> 'allocated' is not null)`,
  // An offer includes each later release. A request made after both is still open.
  productFootprints: `(select max(greatest(o.offered_at, r.created_at)) from ca_product_offers o
    join ca_product_releases r on r.project_id = o.project_id and r.product_id = o.product_id
                              and r.deprecated_at is null
    where o.project_id = l.supplier_project_id and o.customer_project_id = l.requester_project_id
    having max(greatest(o.offered_at, r.created_at)) >=
           coalesce((select max(a.asked_at) from ca_asked_footprints a where a.linking_id = l.id), '-infinity'))`,
};

const cases = requestedKinds.map((kind) => `when '${kind}' then ${doneAt[kind]}`).join(' ');

const items = `(select w.kind, w.place, case w.kind ${cases} end as done_at
                  from unnest(l.wanted) with ordinality as w (kind, place)) item`;

/** SQL of what a linking `l` requests and when each was done, in wire format (core/contracts/requested-items.ts). */
export const requestedItemsSql = `(select jsonb_agg(jsonb_build_object('kind', kind, 'doneAt',
    to_char(done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by place) from ${items})`;

/** SQL of whether everything that a linking `l` requests is done. */
export const isAllDone = `(select bool_and(done_at is not null) from ${items})`;

/** SQL of whether a linking `l` is answered, by the rule in core/terms/requested-items.ts. */
export const isAnswered = `(select bool_and(done_at is not null) and max(done_at) >= l.last_requested_at from ${items})`;
