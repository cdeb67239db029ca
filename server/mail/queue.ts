import type { Queryable } from '../lib/database';
import { publish } from '../lib/events';
import { notificationKinds, type Mail, type MailKind } from './mail';

/** How many mails of a kind one address gets in an hour, where a stranger can cause them. */
const maxPerHour: Partial<Record<MailKind, number>> = { forgottenPassword: 3, accountExists: 1 };

/**
 * Writes a mail in the transaction that causes it. Mails beyond the limit of an address are dropped, and so
 * are notifications to people who have switched them off.
 */
export async function enqueue(tx: Queryable, mail: Mail): Promise<void> {
  const { kind, recipient, locale, subject, text, html, linkingId, calendar, offUrl } = mail;
  await tx.query(
    `insert into mails (kind, recipient, locale, subject, text_body, html_body, linking_id, calendar, off_url)
     select $1, $2, $3, $4, $5, $6, $9::uuid, $10, $11
      where ($7::integer is null or $7 > (
        select count(*) from mails
         where recipient = $2 and kind = $1 and created_at > now() - interval '1 hour'))
       and not ($8::boolean and exists (select 1 from users where email = $2 and not email_notifications))`,
    [
      kind,
      recipient,
      locale,
      subject,
      text,
      html,
      maxPerHour[kind] ?? null,
      notificationKinds.includes(kind),
      linkingId ?? null,
      calendar ?? '',
      offUrl ?? '',
    ],
  );
}

export interface DueMail extends Omit<Mail, 'linkingId'> {
  id: string;
  linkingId: string | null;
  /** Including the current one. */
  attempts: number;
}

/**
 * Claims the due mails for five minutes: another server takes over if this one crashes meanwhile. Mails
 * written long before a mail server was configured stay: their links have expired. None waits for more than
 * six hours, unless the clock was set back.
 */
export async function claimDue(db: Queryable, limit: number): Promise<DueMail[]> {
  return db.query<DueMail>(
    `update mails set attempts = attempts + 1, next_attempt_at = clock_timestamp() + interval '5 minutes'
      where id in (select id from mails
                    where (next_attempt_at <= clock_timestamp() or next_attempt_at > clock_timestamp() + interval '7 hours')
                      and created_at > now() - interval '4 days'
                    order by next_attempt_at limit $1 for update skip locked)
      returning id, kind, recipient, locale, subject, text_body as text, html_body as html, calendar, attempts,
                off_url as "offUrl",
                linking_id as "linkingId"`,
    [limit],
  );
}

/**
 * Records that it was sent but removes its content; earlier given-up mails about the same request are
 * removed. From now on the invitation of the request counts as used.
 */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db.query(
    `with sent as (
     update mails set sent_at = now(), next_attempt_at = null, subject = '', text_body = '', html_body = '',
            calendar = '', off_url = ''
      where id = $1 returning linking_id), mailed as (
     update linkings set mailed_at = now() from sent where linkings.id = sent.linking_id and mailed_at is null)
     delete from mails using sent
      where mails.linking_id = sent.linking_id and mails.sent_at is null and mails.next_attempt_at is null`,
    [id],
  );
}

/**
 * The mail waits `seconds` for its next attempt; null gives it up, which is shown to its customer in the
 * history.
 */
export async function postpone(db: Queryable, id: string, seconds: number | null): Promise<void> {
  await db.query(
    `with postponed as (
     update mails set next_attempt_at = clock_timestamp() + $2::float8 * interval '1 second' where id = $1
      returning linking_id)
     insert into linking_history (linking_id, at, what)
     select linking_id, clock_timestamp(), 'mailFailed' from postponed
      where $2::float8 is null and linking_id is not null`,
    [id, seconds],
  );
}

/** Removes mails sent more than a day ago. */
export async function deleteSent(db: Queryable): Promise<void> {
  await db.query("delete from mails where sent_at < now() - interval '1 day'", []);
}

export type OutboxMail = Omit<Mail, 'linkingId'> & { id: string; createdAt: string };

/** Mails that wait to be sent, the newest first. */
export async function findNewest(db: Queryable, limit: number): Promise<OutboxMail[]> {
  return db.query<OutboxMail>(
    `select id, kind, recipient, locale, subject, text_body as text, html_body as html,
            created_at as "createdAt"
       from mails where sent_at is null
      order by created_at desc, id limit $1`,
    [limit],
  );
}

export async function findMail(db: Queryable, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db.query<OutboxMail>(
    `select id, kind, recipient, locale, subject, text_body as text, html_body as html,
            created_at as "createdAt"
       from mails where id = $1 and sent_at is null`,
    [id],
  );
  return mail;
}

/** Notifies the customer of a request that the state of its mail has changed. */
export async function notifyCustomer(db: Queryable, linkingId: string): Promise<void> {
  const [linking] = await db.query<{ projectId: number }>(
    'select requester_project_id as "projectId" from linkings where id = $1',
    [linkingId],
  );
  if (linking) await publish(db, { ...linking, type: 'supplychain-supplier', action: 'update', linkingId });
}
