import type { RequestedItem } from '../../../core/terms/requested-items';
import type { RemindAllBody } from '../../../core/contracts/supply-chain';
import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';
import { isAnswered, requestedItemsSql } from '../../lib/requested-items';
import { readerOf } from './mail-reader';

/** A supplier who may be reminded, with the content of the mail. */
export interface Candidate {
  linkingId: string;
  requesterProjectId: number;
  supplierProjectId: number | null;
  requesterName: string;
  supplierName: string;
  supplierNumber: string;
  sector: string;
  country: string;
  message: string;
  dueDate: string | null;
  asked: RequestedItem[];
  remindDaysBefore: number | null;
  /** Who gets the mail. */
  email: string;
  /** The address that the customer knows. */
  invitedEmail: string;
  locale: Locale;
  declined: boolean;
  /** Within the last 24 hours. */
  askedRecently: boolean;
}

/** On the platform a person of the company gets the mail (`readerOf`), otherwise the invited person. */
const candidates = `
  select l.id as "linkingId", l.requester_project_id as "requesterProjectId", l.supplier_project_id as "supplierProjectId", r.name as "requesterName",
         l.supplier_name as "supplierName", l.supplier_number as "supplierNumber",
         l.requested_sector as "sector", l.requested_country as "country", l.message, l.due_on as "dueDate", ${requestedItemsSql} as "asked",
         l.remind_days_before as "remindDaysBefore",
         coalesce(u.email, l.supplier_email) as "email", l.supplier_email as "invitedEmail", coalesce(u.locale, i.locale, 'en') as "locale",
         l.status = 'declined' as "declined", l.last_requested_at > now() - interval '24 hours' as "askedRecently"
    from linkings l
    join projects r on r.id = l.requester_project_id
    left join lateral (${readerOf('l.supplier_project_id', 'l.supplier_email')}) u on true
    left join lateral (
      select locale from invitations where linking_id = l.id order by created_at desc limit 1) i on true`;

const ofCustomer = `${candidates} where l.requester_project_id = $1`;
const owesAnswer = `
  (l.status = 'invited' or l.status = 'accepted' and not ${isAnswered})`;

const oneQuery = `${ofCustomer} and l.id = $2 for update of l`;
const byIdQuery = `${ofCustomer} and l.id = any ($2::uuid[]) order by l.id for update of l`;
const waitingQuery = `${ofCustomer} and l.status = case $2 when 'INVITED' then 'invited' else 'accepted' end
   and ${owesAnswer}
   order by l.last_requested_at, l.id for update of l`;

/** One supplier, locked until the transaction ends. */
export async function lockCandidate(
  tx: Queryable,
  projectId: number,
  linkingId: string,
): Promise<Candidate | undefined> {
  const [row] = await tx.query<Candidate>(oneQuery, [projectId, linkingId]);
  return row;
}

/** Those of the ids that are suppliers of the company, locked. */
export function lockCandidates(
  tx: Queryable,
  projectId: number,
  linkingIds: readonly string[],
): Promise<Candidate[]> {
  return tx.query<Candidate>(byIdQuery, [projectId, linkingIds]);
}

/**
 * Those who have not answered the invitation, or have accepted but not fulfilled the last request; locked,
 * because someone else may be reminding one of them.
 */
export function findWaiting(
  tx: Queryable,
  projectId: number,
  actionCode: NonNullable<RemindAllBody['actionCode']>,
): Promise<Candidate[]> {
  return tx.query<Candidate>(waitingQuery, [projectId, actionCode]);
}

/** Records that a supplier is reminded now, and with which message. */
export async function markReminded(
  tx: Queryable,
  linkingId: string,
  { message, dueDate, remindDaysBefore }: Pick<Candidate, 'message' | 'dueDate' | 'remindDaysBefore'>,
): Promise<void> {
  await tx.query(
    `update linkings set last_requested_at = greatest(now(), last_requested_at + interval '1 millisecond'),
            message = $2, due_on = $3, remind_days_before = $4, needs_attention = null, version = version + 1
      where id = $1`,
    [linkingId, message, dueDate, remindDaysBefore],
  );
}

const scheduledQuery = `${candidates}
   where l.remind_days_before is not null and l.reminded_for is distinct from l.due_on
     and (now() at time zone 'utc')::date between l.due_on - l.remind_days_before and l.due_on
     and l.last_requested_at <= now() - interval '24 hours' and ${owesAnswer} and l.id <> all ($2::uuid[])
   order by l.due_on, l.id limit $1 for update of l skip locked`;

/**
 * Suppliers whose reminder was scheduled for today or earlier, who still owe an answer, and who were not
 * asked within the last 24 hours, except those excluded. Each is locked until the transaction ends;
 * concurrent callers skip it.
 */
export function claimScheduled(tx: Queryable, limit: number, but: readonly string[]): Promise<Candidate[]> {
  return tx.query<Candidate>(scheduledQuery, [limit, but]);
}

/** Records that the reminder before this due date is done. */
export async function markScheduledDone(tx: Queryable, linkingIds: readonly string[]): Promise<void> {
  await tx.query('update linkings set reminded_for = due_on where id = any ($1::uuid[])', [linkingIds]);
}
