import type { Locale } from '../../../../core/i18n/locales';
import type { Queryable } from '../../../lib/database';
import { createSecretToken, hashSecretToken, isSecretToken } from '../../../lib/secret-token';

/**
 * Creates a link's token, which is only in the mail. Expired ones of the account are removed.
 * @param userId which of the people with this address the link signs in; null: its owner
 */
export async function createLink(
  tx: Queryable,
  { accountId, userId, validHours }: { accountId: string; userId: string | null; validHours: number },
): Promise<string> {
  const token = createSecretToken();
  await tx.query('delete from password_links where account_id = $1 and expires_at <= now()', [accountId]);
  await tx.query(
    `insert into password_links (token_hash, account_id, user_id, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 hour')`,
    [hashSecretToken(token), accountId, userId, validHours],
  );
  return token;
}

export interface LinkOwner {
  accountId: string;
  /** Whom it signs in; null: the owner of the address. */
  userId: string | null;
  email: string;
  hasPassword: boolean;
}

/** The owner of a link that is still valid. */
export async function findLinkOwner(db: Queryable, token: string): Promise<LinkOwner | undefined> {
  if (!isSecretToken(token)) return undefined;
  const [owner] = await db.query<LinkOwner>(
    `select a.id as "accountId", l.user_id as "userId", a.email, a.password_hash is not null as "hasPassword"
       from password_links l join accounts a on a.id = l.account_id
      where l.token_hash = $1 and l.expires_at > now()`,
    [hashSecretToken(token)],
  );
  return owner;
}

/** Uses up the link and every other one of the account; returns whether it was valid until now. */
export async function useLink(tx: Queryable, token: string, accountId: string): Promise<boolean> {
  const used = await tx.query(
    'delete from password_links where token_hash = $1 and account_id = $2 and expires_at > now() returning 1 as used',
    [hashSecretToken(token), accountId],
  );
  await endLinks(tx, accountId);
  return used.length > 0;
}

/** Ends every link of an account, so that an old mail can no longer replace a new password. */
export async function endLinks(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('delete from password_links where account_id = $1', [accountId]);
}

/** What a mail needs to know about a person. */
export interface Addressee {
  userId: string;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/**
 * The person who owns the address among the users of all projects, or will own it with the next link
 * (`verifyAddress`).
 */
export async function findAddressee(db: Queryable, email: string): Promise<Addressee | undefined> {
  const [row] = await db.query<Addressee>(
    `select id as "userId", first_name as "firstName", last_name as "lastName", locale from users
      where email = lower($1) order by proved_at is null, is_main_user desc, created_at desc, id limit 1`,
    [email],
  );
  return row;
}
