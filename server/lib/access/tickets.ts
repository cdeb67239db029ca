import type { AccessClaims } from './identity';
import { notFound } from '../api-error';
import type { Queryable } from '../database';
import { createSecretToken, hashSecretToken, isSecretToken } from '../secret-token';
import type { TokenOrigin } from './ended-sessions';
import { toMember, type Member, type MemberRow } from './members';
import { verifyAddress } from './verify-address';

const ticketSeconds = 30;

/** Whom a ticket was issued to. */
export interface TicketHolder {
  member: Member;
  /** Of the access token that requested it. */
  origin: TokenOrigin;
}

/**
 * A ticket for one socket of a person, instead of the access token, which must not be in an address. It works
 * once and is stored as a digest.
 * @throws ApiError 404 when the person is not a user of a project
 */
export async function issueTicket(
  tx: Queryable,
  { email, session, subject, issuedAt }: Pick<AccessClaims, 'email' | keyof TokenOrigin>,
): Promise<string> {
  // Skips rows that another transaction is removing.
  await tx.query(
    `delete from realtime_tickets where ticket_hash in
       (select ticket_hash from realtime_tickets where expires_at <= now() for update skip locked)`,
    [],
  );
  await verifyAddress(tx, email);
  const ticket = createSecretToken();
  const issued = await tx.query(
    `insert into realtime_tickets (ticket_hash, user_id, expires_at, sid, subject, token_issued_at)
     select $1, id, now() + $3 * interval '1 second', $4, $5, to_timestamp($6)
       from users where email = $2 and proved_at is not null
     returning user_id`,
    [hashSecretToken(ticket), email, ticketSeconds, session ?? null, subject, issuedAt],
  );
  if (issued.length === 0) throw notFound('The project');
  return ticket;
}

interface TicketRow {
  session: string | null;
  subject: string | null;
  issuedAt: number | null;
}

/** The person as a current user of their project, if the ticket is valid; it is used up in any case. */
export async function redeemTicket(db: Queryable, ticket: string): Promise<TicketHolder | undefined> {
  if (!isSecretToken(ticket)) return undefined;
  const [row] = await db.query<MemberRow & TicketRow>(
    `with used as (delete from realtime_tickets where ticket_hash = $1 returning *)
     select u.id as "userId", u.project_id as "projectId", u.email, u.role, u.is_main_user as "isMainUser",
            u.view_only as "viewOnly", privileges, used.sid as session, used.subject,
            extract(epoch from used.token_issued_at)::float8 as "issuedAt"
       from used join users u on u.id = used.user_id join projects p on p.id = u.project_id
      where used.expires_at > now()`,
    [hashSecretToken(ticket)],
  );
  if (!row) return undefined;
  const { session, subject, issuedAt, ...person } = row;
  const origin = {
    subject: subject ?? '',
    issuedAt: issuedAt ?? 0,
    ...(session === null ? {} : { session }),
  };
  return { member: toMember(person), origin };
}
