import { notFound } from '../api-error';
import type { Queryable } from '../database';
import { createSecretToken, hashSecretToken, isSecretToken } from '../secret-token';
import { toMember, type Member, type MemberRow } from './members';
import { proveAddress } from './prove-address';

const ticketSeconds = 30;

/** Whom a ticket was issued to. */
export interface TicketHolder {
  member: Member;
  /** The session that asked for it; null if its access token named none. */
  session: string | null;
}

/**
 * A ticket for one socket of a person, in place of the access token, which must not stand in an address. It is
 * answered once and stored as a digest.
 * @throws ApiError 404 when the person is no user of a project
 */
export async function issueTicket(tx: Queryable, email: string, session: string | null): Promise<string> {
  // Rows that another transaction removes just now are left to it.
  await tx.query(
    `delete from realtime_tickets where ticket_hash in
       (select ticket_hash from realtime_tickets where expires_at <= now() for update skip locked)`,
    [],
  );
  await proveAddress(tx, email);
  const ticket = createSecretToken();
  const issued = await tx.query(
    `insert into realtime_tickets (ticket_hash, user_id, expires_at, sid)
     select $1, id, now() + $3 * interval '1 second', $4 from users where email = $2 and proved_at is not null
     returning user_id`,
    [hashSecretToken(ticket), email, ticketSeconds, session],
  );
  if (issued.length === 0) throw notFound('The project');
  return ticket;
}

/** The person as a user of their project as it is now, if the ticket is good; it is used up in any case. */
export async function redeemTicket(db: Queryable, ticket: string): Promise<TicketHolder | undefined> {
  if (!isSecretToken(ticket)) return undefined;
  const [row] = await db.query<MemberRow & { session: string | null }>(
    `with used as (delete from realtime_tickets where ticket_hash = $1 returning user_id, expires_at, sid)
     select u.id as "userId", u.project_id as "projectId", u.email, u.role, u.is_main_user as "isMainUser",
            u.view_only as "viewOnly", privileges, used.sid as session
       from used join users u on u.id = used.user_id join projects p on p.id = u.project_id
      where used.expires_at > now()`,
    [hashSecretToken(ticket)],
  );
  if (!row) return undefined;
  const { session, ...person } = row;
  return { member: toMember(person), session };
}
