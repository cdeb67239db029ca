import { defaultRequestedKinds, type RequestedKind } from '../../../core/terms/requested-items';
import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

export interface NewInvitation {
  requesterProjectId: number;
  email: string;
  locale: Locale;
  supplierName: string;
  /** The customer's own number for this supplier. */
  supplierNumber: string;
  /** Hotspot sector code. */
  sector: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  message: string;
  /** The day by which the customer wants an answer, `YYYY-MM-DD`. */
  dueDate?: string | null;
  /** Days before the due date on which the supplier is reminded automatically. */
  remindDaysBefore?: number | null;
  /** What is requested; by default the self-assessment. */
  wanted?: readonly RequestedKind[];
}

/** An invitation with the linking it leads to. */
export interface Invitation {
  id: string;
  linkingId: string;
  requesterProjectId: number;
  requesterName: string;
  supplierName: string;
  supplierNumber: string;
  supplierEmail: string;
  sector: string;
  country: string;
  message: string;
  dueDate: string | null;
  locale: Locale;
  expired: boolean;
  /** The project that claimed it. */
  takenBy: number | null;
  /** Whether that project registered with an invitation and its person has no account yet. */
  accountPending: boolean;
}

export async function findByTokenHash(db: Queryable, tokenHash: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(
    `select i.id, l.id as "linkingId", l.requester_project_id as "requesterProjectId",
            requester.name as "requesterName", l.supplier_name as "supplierName",
            l.supplier_number as "supplierNumber", l.supplier_email as "supplierEmail",
            l.requested_sector as "sector", l.requested_country as "country", l.message, l.due_on as "dueDate",
            i.locale,
            i.expires_at <= now() as "expired", l.supplier_project_id as "takenBy",
            r.project_id is not null and r.account_created_at is null as "accountPending"
       from invitations i
       join linkings l on l.id = i.linking_id
       join projects requester on requester.id = l.requester_project_id
       left join registrations r on r.project_id = l.supplier_project_id
      where i.token_hash = $1`,
    [tokenHash],
  );
  return row;
}

/** Locks the linking until this transaction ends. */
export async function lockLinking(tx: Queryable, linkingId: string): Promise<void> {
  await tx.query('select 1 from linkings where id = $1 for update', [linkingId]);
}

/**
 * Assigns an unclaimed linking to a project, accepted; returns the requesting project, unless it was not
 * free.
 */
export async function assignLinking(
  tx: Queryable,
  linkingId: string,
  projectId: number,
): Promise<{ requesterProjectId: number } | undefined> {
  const [taken] = await tx.query<{ requesterProjectId: number }>(
    `update linkings set supplier_project_id = $2, status = 'accepted', status_changed_at = now(),
            version = version + 1
      where id = $1 and supplier_project_id is null and requester_project_id <> $2
      returning requester_project_id as "requesterProjectId"`,
    [linkingId, projectId],
  );
  return taken;
}

export async function insertLinking(
  tx: Queryable,
  invitation: NewInvitation,
): Promise<{ linkingId: string; requesterName: string }> {
  const [row] = await tx.query<{ linkingId: string; requesterName: string }>(
    `insert into linkings (requester_project_id, supplier_name, supplier_number, supplier_email,
       requested_sector, requested_country, message, due_on, remind_days_before, wanted)
     select id, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[] from projects where id = $1
     returning id as "linkingId", (select name from projects where id = $1) as "requesterName"`,
    [
      invitation.requesterProjectId,
      invitation.supplierName,
      invitation.supplierNumber,
      invitation.email,
      invitation.sector,
      invitation.country,
      invitation.message,
      invitation.dueDate ?? null,
      invitation.remindDaysBefore ?? null,
      invitation.wanted ?? defaultRequestedKinds,
    ],
  );
  if (!row) throw new Error(`There is no customer with the project id ${invitation.requesterProjectId}.`);
  return row;
}

export async function insertInvitation(
  tx: Queryable,
  {
    linkingId,
    tokenHash,
    locale,
    days,
  }: { linkingId: string; tokenHash: string; locale: Locale; days: number },
): Promise<void> {
  await tx.query(
    `insert into invitations (linking_id, token_hash, locale, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 day')`,
    [linkingId, tokenHash, locale, days],
  );
}

/** Whether someone with this address, or of this domain, has registered a company or has signed in. */
export async function isKnown(
  db: Queryable,
  { email, domain }: { email: string; domain: string | undefined },
): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }>(
    `select exists (select 1 from users where (email = $1 or split_part(email, '@', 2) = $2)
       and (proved_at is not null or is_main_user)) as known`,
    [email, domain ?? null],
  );
  return row?.known ?? false;
}

export async function findUserOf(
  db: Queryable,
  projectId: number,
  email: string,
): Promise<{ viewOnly: boolean } | undefined> {
  const [user] = await db.query<{ viewOnly: boolean }>(
    'select view_only as "viewOnly" from users where email = $1 and project_id = $2 and proved_at is not null',
    [email, projectId],
  );
  return user;
}
