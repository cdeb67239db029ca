import type { CustomerRequest, RequestStatus } from '../../../core/contracts/customer-requests';
import { notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';
import { lockProject } from '../../lib/lock-project';
import { requestedItemsSql } from '../../lib/requested-items';

/** The supplier's years with a report, or with a copy that the customer sees, in wire format. */
const reports = `(
  select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'isShared', s.year is not null, 'sharedAt',
           to_char(s.shared_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by y.year desc), '[]')
    from (select year from sustainability_reports where project_id = l.supplier_project_id
          union select year from shared_reports
                 where project_id = l.supplier_project_id and customer_project_id = l.requester_project_id) y
    left join shared_reports s on s.project_id = l.supplier_project_id
          and s.customer_project_id = l.requester_project_id and s.year = y.year)`;

/** Parts whose footprints the customer requests, in wire format. */
const askedParts = `(
  select jsonb_agg(jsonb_build_object('part', a.part, 'partNumber', a.part_number, 'comment', a.comment, 'askedAt',
           to_char(a.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.asked_at desc, a.id)
    from (select * from ca_asked_footprints where linking_id = l.id order by asked_at desc limit 50) a)`;

const columns = `
  l.id as "LinkingId",
  l.status as "Status",
  l.created_at as "LinkingCreated",
  l.last_requested_at as "LastLinkingRequest",
  l.last_submitted_at as "LastSubmitDate",
  l.status_changed_at as "LastLinkingStatusChange",
  l.needs_attention as "needsAttention",
  l.requested_sector as "RequestedSector",
  l.requested_country as "RequestedCountry",
  requester.name as "RequesterCompanyName",
  l.supplier_number as "SupplierId",
  l.supplier_name as "SupplierName",
  l.due_on as "DueDate",
  l.message as "Message",
  ${requestedItemsSql} as "wanted",
  coalesce(w.parts, '{emissions}') as "withheld",
  coalesce(w.answers, '{}') as "sharedAnswers",
  ${reports} as "reports",
  coalesce(${askedParts}, '[]') as "askedParts",
  l.version as "version"`;

const joins = `
  join projects requester on requester.id = l.requester_project_id
  left join withheld_parts w on w.project_id = l.supplier_project_id
        and w.customer_project_id = l.requester_project_id`;

type Row = Omit<CustomerRequest, 'needsAttention'> & { needsAttention: boolean | null };

const pageQuery = `
  select ${columns}, count(*) over () as total
    from linkings l ${joins}
   where l.supplier_project_id = $1
   order by case l.status when 'invited' then 0 when 'accepted' then 1 else 2 end,
            l.last_requested_at desc, l.id
   limit $2 offset $3`;

const oneQuery = `
  select ${columns}
    from linkings l ${joins}
   where l.supplier_project_id = $1 and l.id = $2`;

/** A page of a supplier's requests in the order of `core/requests`, with the total count. */
export async function findPage(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<{ requests: CustomerRequest[]; total: number }> {
  const rows = await db.query<Row & { total: number }>(pageQuery, [projectId, limit, offset]);
  const total = rows[0]?.total ?? (offset > 0 ? await count(db, projectId) : 0);
  return { requests: rows.map(toRequest), total };
}

export async function findOne(
  db: Queryable,
  projectId: number,
  linkingId: string,
): Promise<CustomerRequest | undefined> {
  const [row] = await db.query<Row>(oneQuery, [projectId, linkingId]);
  return row && toRequest(row);
}

/** When the supplier last submitted to any of its customers. */
export async function findLastSubmitDate(db: Queryable, projectId: number): Promise<string | null> {
  const [row] = await db.query<{ date: string | null }>(
    'select max(last_submitted_at) as date from linkings where supplier_project_id = $1',
    [projectId],
  );
  return row?.date ?? null;
}

/**
 * Sets the status, unless it is unchanged or, with a version given, someone has responded and the version is
 * outdated. If a later submission happened before a supplier accepts again, that customer is still owed the
 * answers. Returns the requesting project, if it was set.
 */
export async function changeStatus(
  tx: Queryable,
  change: { projectId: number; linkingId: string; status: RequestStatus; version: number | undefined },
): Promise<{ requesterProjectId: number } | undefined> {
  // A submission is either committed before the response, and then visible here, or after it.
  await lockProject(tx, change.projectId);
  const [changed] = await tx.query<{ requesterProjectId: number }>(
    `update linkings set status = $3, status_changed_at = now(), version = version + 1,
            last_submitted_at = case
              when $3 = 'accepted' and last_submitted_at <
                (select submitted_at from company_questions where project_id = $1) then null
              else last_submitted_at end
      where supplier_project_id = $1 and id = $2 and status <> $3
        and ($4::integer is null or version = $4 or status = 'invited')
      returning requester_project_id as "requesterProjectId"`,
    [change.projectId, change.linkingId, change.status, change.version ?? null],
  );
  return changed;
}

/** The project that a request comes from. */
export async function findCustomer(db: Queryable, linkingId: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'select requester_project_id as id from linkings where id = $1',
    [linkingId],
  );
  if (!row) throw notFound('The request');
  return row.id;
}

/** Whether a request of the company is accepted. */
export async function isCustomer(db: Queryable, projectId: number, customerId: number): Promise<boolean> {
  const accepted = await db.query(
    `select from linkings where supplier_project_id = $1 and requester_project_id = $2 and status = 'accepted' limit 1`,
    [projectId, customerId],
  );
  return accepted.length > 0;
}

/** Assigns the open requests sent to an address to a project, except its own; returns their ids. */
export async function assignRequests(
  tx: Queryable,
  { projectId, email }: { projectId: number; email: string },
): Promise<string[]> {
  const taken = await tx.query<{ id: string }>(
    `update linkings set supplier_project_id = $1, version = version + 1
      where supplier_email = $2 and supplier_project_id is null and requester_project_id <> $1
      returning id`,
    [projectId, email],
  );
  return taken.map(({ id }) => id);
}

async function count(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*) as total from linkings where supplier_project_id = $1',
    [projectId],
  );
  return row?.total ?? 0;
}

/** An attention flag that was never set is left out, as in the contract. */
function toRequest({ needsAttention, ...row }: Row): CustomerRequest {
  return needsAttention === null ? row : { ...row, needsAttention };
}
