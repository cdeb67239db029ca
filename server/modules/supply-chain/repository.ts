import type { AnswerSection } from '../../../core/terms/answer-sections';
import type { SegmentAnswerLists } from '../../../core/contracts/business-segments';
import type { CompanyAnswer, Footprint, Reduction } from '../../../core/contracts/assessment';
import type { RequestedKind } from '../../../core/terms/requested-items';
import type { Supplier, SupplierDetails } from '../../../core/contracts/supply-chain';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';
import { isAllDone, requestedItemsSql } from '../../lib/requested-items';
import type { SupplierRow } from './rows';

/**
 * A customer can see a supplier's profile once the request is accepted, and its answers once they are
 * submitted to this customer: a later submission to others is not shown.
 */
const columns = `
  l.id as "linkingId", l.supplier_name as "supplierName", l.supplier_number as "supplierId",
  l.supplier_email as "email", p.id as "companyId", coalesce(p.name, '') as "companyName",
  full_name(c.contact_first_name, c.contact_last_name) as "contactName",
  l.requested_country as "countryCode", l.requested_sector as "sectorCode",
  case when l.status = 'accepted' and ${isAllDone} then 'submitted' else l.status end as "status",
  ${requestedItemsSql} as "wanted",
  l.created_at as "linkingCreated", l.last_requested_at as "lastLinkingRequest",
  l.status_changed_at as "lastStatusChange", l.last_submitted_at as "lastSubmitDate", l.due_on as "dueDate",
  l.remind_days_before as "remindDaysBefore",
  b.share as "shareOfSpend", s.submitted_score as "score", s.submitted -> 'performance' as "submittedPerformance",
  m.attempts as "mailAttempts",
  m.attempts > 0 and (m.next_attempt_at is null or m.created_at < now() - interval '4 days') as "mailGivenUp",
  (select not bool_or(email_notifications) from users where project_id = l.supplier_project_id) is true
    as "mailUnwanted",
  case when p.id is null then '{}' else coalesce(w.parts, '{emissions}') end as "withheld", l.version`;

/** The last year for which the company has entered its suppliers. */
const spendYear = `(
  select d.year from ca_spend_distributions d
   where d.project_id = $1
     and exists (select from ca_supplier_inputs i where i.project_id = $1 and i.distribution_id = d.id)
   order by d.year desc limit 1)`;

const spendYearQuery = `select ${spendYear} as year`;

/**
 * Purchases from a supplier, which an input identifies by the linking or, as in core/carbon/inputs/supplier-link.ts,
 * by the number. Each is looked up by one key with its own index (015-suppliers-by-name.sql), without joins:
 * with several conditions, or a join, a database with outdated statistics would read all of them each time.
 */
const bought = `
  select sum(i.share / 100 * (
           select d.share from ca_spend_distributions d
            where d.project_id = i.project_id and d.id = i.distribution_id and d.year = i.year)) as share
    from ca_supplier_inputs i
   where i.project_id = $1 and i.project_id::text || ' ' || i.year::text || ' ' || lower(trim(i.supplier_id)) = any (array[
           $1::integer::text || ' ' || ${spendYear}::text || ' ' || l.id::text,
           $1::integer::text || ' ' || ${spendYear}::text || ' ' || lower(trim(l.supplier_number))])
     and (lower(i.supplier_id) = l.id::text
          or trim(i.supplier_id) = nullif(trim(l.supplier_number), '')
             and not exists (
               select from linkings o
                where o.requester_project_id::text || ' ' || trim(o.supplier_number)
                        = $1::integer::text || ' ' || trim(l.supplier_number)
                  and o.id <> l.id)
             and not exists (
               select from linkings o
                where o.requester_project_id = $1 and o.id = case
                  when i.supplier_id ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then i.supplier_id::uuid end))`;

const joins = `
  left join projects p on p.id = l.supplier_project_id and l.status = 'accepted'
  left join company_profiles c on c.project_id = p.id
  left join business_segments s on s.project_id = p.id and s.sector_code = l.requested_sector
        and s.country_code = l.requested_country and s.submitted_at <= l.last_submitted_at
  left join lateral (${bought}) b on true
  left join withheld_parts w on w.project_id = p.id and w.customer_project_id = l.requester_project_id
  left join lateral (
    select attempts, next_attempt_at, created_at from mails
     where linking_id = l.id and sent_at is null order by created_at desc limit 1) m on true`;

/** First the page, then its related data: joined first, a page costs as much as all suppliers together. */
const pageQuery = `with page as materialized (
    select * from linkings where requester_project_id = $1 order by created_at desc, id limit $2 offset $3)
  select ${columns} from page l ${joins} order by l.created_at desc, l.id`;

const oneQuery = `select ${columns} from linkings l ${joins} where l.requester_project_id = $1 and l.id = $2`;

const detailsQuery = `
  select l.message, c.contact_email as "contactEmail",
         exists (select from linkings m where m.requester_project_id = p.id
                    and m.supplier_project_id = l.requester_project_id and m.status = 'accepted') as "isCustomer",
         c.contact_job_title as "jobTitle", c.contact_phone_number as "phoneNumber",
         q.submitted -> 'reductions' as targets, q.submitted -> 'footprints' as footprints,
         q.submitted -> 'questionnaire' as questionnaire, s.submitted as segment,
         coalesce(w.answers, '{}') as "sharedAnswers"
    from linkings l
    left join projects p on p.id = l.supplier_project_id and l.status = 'accepted'
    left join company_profiles c on c.project_id = p.id
    left join company_questions q on q.project_id = p.id and q.submitted_at <= l.last_submitted_at
    left join business_segments s on s.project_id = p.id and s.sector_code = l.requested_sector
          and s.country_code = l.requested_country and s.submitted_at <= l.last_submitted_at
    left join withheld_parts w on w.project_id = p.id and w.customer_project_id = l.requester_project_id
   where l.requester_project_id = $1 and l.id = $2`;

/** A page of a company's suppliers, the last added first. */
export function findPage(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<SupplierRow[]> {
  return db.query<SupplierRow>(pageQuery, [projectId, limit, offset]);
}

/**
 * The year whose purchases the suppliers' shares refer to; null if the company's suppliers are not entered.
 */
export async function findSpendYear(db: Queryable, projectId: number): Promise<number | null> {
  const [row] = await db.query<{ year: number | null }>(spendYearQuery, [projectId]);
  return row?.year ?? null;
}

export async function findOne(
  db: Queryable,
  projectId: number,
  linkingId: string,
): Promise<SupplierRow | undefined> {
  const [row] = await db.query<SupplierRow>(oneQuery, [projectId, linkingId]);
  return row;
}

interface DetailsRow {
  message: string;
  isCustomer: boolean;
  contactEmail: string | null;
  jobTitle: string | null;
  phoneNumber: string | null;
  targets: Reduction[] | null;
  footprints: Footprint[] | null;
  questionnaire: CompanyAnswer[] | null;
  /** As submitted. */
  segment: SegmentAnswerLists | null;
  sharedAnswers: AnswerSection[];
}

export async function findDetails(
  db: Queryable,
  projectId: number,
  linkingId: string,
): Promise<DetailsRow | undefined> {
  const [row] = await db.query<DetailsRow>(detailsQuery, [projectId, linkingId]);
  return row;
}

/** The history, the newest first, at most 100 entries. */
export function findHistory(db: Queryable, linkingId: string): Promise<SupplierDetails['history']> {
  return db.query(
    'select at, what from linking_history where linking_id = $1 order by at desc, id desc limit 100',
    [linkingId],
  );
}

/**
 * Sets what is requested and its due date if the linking still has this version; returns the supplier's
 * project, null for none.
 */
export async function setRequested(
  tx: Queryable,
  change: Pick<Supplier, 'linkingId' | 'dueDate' | 'remindDaysBefore' | 'version'> & {
    projectId: number;
    wanted: readonly RequestedKind[];
  },
): Promise<{ supplierProjectId: number | null } | undefined> {
  const [changed] = await tx.query<{ supplierProjectId: number | null }>(
    `update linkings set due_on = $3, remind_days_before = $5, wanted = $6::text[], version = version + 1
      where requester_project_id = $1 and id = $2 and version = $4
      returning supplier_project_id as "supplierProjectId"`,
    [
      change.projectId,
      change.linkingId,
      change.dueDate,
      change.version,
      change.remindDaysBefore,
      change.wanted,
    ],
  );
  return changed;
}

/** Requests footprints of products, in addition to the existing request. */
export async function addFootprintsToRequest(
  tx: Queryable,
  projectId: number,
  linkingId: string,
): Promise<void> {
  await tx.query(
    `update linkings set wanted = wanted || $3::text
      where requester_project_id = $1 and id = $2 and not wanted @> array[$3::text]`,
    [projectId, linkingId, 'productFootprints' satisfies RequestedKind],
  );
}

/** Suppliers that have submitted and have the same number as one of these. */
export async function findNamesakes(
  db: Queryable,
  projectId: number,
  linkingIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct other.id
       from linkings l
       join linkings other on other.requester_project_id = $1 and other.id <> l.id
                          and trim(other.supplier_number) = trim(l.supplier_number)
      where l.requester_project_id = $1 and l.id = any ($2::uuid[]) and trim(l.supplier_number) <> ''
        and other.status = 'accepted' and other.last_submitted_at is not null`,
    [projectId, linkingIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes an unanswered invitation; returns the supplier's project, null for none. If it was mailed today, it
 * counts against the quota until tomorrow.
 */
export async function deleteOpen(
  tx: Queryable,
  projectId: number,
  linkingId: string,
): Promise<{ supplierProjectId: number | null } | undefined> {
  const [deleted] = await tx.query<{ supplierProjectId: number | null }>(
    `with deleted as (
       delete from linkings where requester_project_id = $1 and id = $2 and status = 'invited'
       returning supplier_project_id, mailed_at
     ), today as (
       select (now() at time zone 'utc')::date as day
     ), spent as (
       update projects
          set spent_invites = 1 + case when spent_on = today.day then spent_invites else 0 end, spent_on = today.day
         from today
        where id = $1 and exists (select from deleted where (mailed_at at time zone 'utc')::date = today.day)
     )
     select supplier_project_id as "supplierProjectId" from deleted`,
    [projectId, linkingId],
  );
  return deleted;
}

/**
 * Assigns open invitations to the companies of addresses that now have owners. An administrator may enter any
 * address for a colleague, but a company that only claims a person must not get requests sent to that person.
 */
export function linkRegistered(
  tx: Queryable,
  projectId: number,
): Promise<{ linkingId: string; supplierProjectId: number }[]> {
  return tx.query(
    `update linkings l set supplier_project_id = u.project_id, version = l.version + 1
       from users u
      where l.requester_project_id = $1 and l.supplier_project_id is null and u.email = l.supplier_email
        and u.project_id <> $1 and u.proved_at is not null
      returning l.id as "linkingId", u.project_id as "supplierProjectId"`,
    [projectId],
  );
}
