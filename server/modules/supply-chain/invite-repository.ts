import type { Locale } from '../../../core/i18n/locales';
import type { RequestedKind } from '../../../core/terms/requested-items';
import type { Queryable } from '../../lib/database';
import { readerOf } from './mail-reader';

/** A person who has signed in with an invited address. */
export interface Recipient {
  email: string;
  projectId: number;
  /** The person of the company who gets the mail, and their language. */
  readerEmail: string;
  locale: Locale;
}

const recipientsQuery = `
  select u.email, u.project_id as "projectId", reader.email as "readerEmail", reader.locale
    from users u cross join lateral (${readerOf('u.project_id', 'u.email')}) reader
   where u.email = any ($1::text[]) and u.proved_at is not null`;

export function findRecipients(db: Queryable, emails: readonly string[]): Promise<Recipient[]> {
  return db.query<Recipient>(recipientsQuery, [emails]);
}

/** Those of the addresses that belong to people of the company, whether they have signed in or not. */
export async function findColleagues(
  db: Queryable,
  projectId: number,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ email: string }>(
    'select email from users where project_id = $1 and email = any ($2::text[])',
    [projectId, emails],
  );
  return new Set(rows.map(({ email }) => email));
}

export interface ExistingLinking {
  email: string;
  supplierProjectId: number | null;
  sector: string;
  country: string;
}

/** The company's linkings to these addresses and projects. */
export function findExisting(
  db: Queryable,
  requester: number,
  { emails, projectIds }: { emails: readonly string[]; projectIds: readonly number[] },
): Promise<ExistingLinking[]> {
  return db.query<ExistingLinking>(
    `select supplier_email as email, supplier_project_id as "supplierProjectId", requested_sector as sector,
            requested_country as country
       from linkings
      where requester_project_id = $1
        and (supplier_email = any ($2::text[]) or supplier_project_id = any ($3::integer[]))`,
    [requester, emails, projectIds],
  );
}

export interface NewRequest {
  requesterProjectId: number;
  supplierProjectId: number;
  supplierName: string;
  supplierNumber: string;
  email: string;
  sector: string;
  country: string;
  message: string;
  dueDate: string | null;
  remindDaysBefore: number | null;
  wanted: readonly RequestedKind[];
}

/** Adds a request to a company that is on the platform. */
export async function insertRequest(tx: Queryable, request: NewRequest): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_number,
       supplier_email, requested_sector, requested_country, message, due_on, remind_days_before, wanted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text[]) returning id`,
    [
      request.requesterProjectId,
      request.supplierProjectId,
      request.supplierName,
      request.supplierNumber,
      request.email,
      request.sector,
      request.country,
      request.message,
      request.dueDate,
      request.remindDaysBefore,
      request.wanted,
    ],
  );
  if (!row) throw new Error('The database did not answer with the id of a new request.');
  return row.id;
}
