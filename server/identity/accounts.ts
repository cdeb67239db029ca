import type { Locale } from '../../core/i18n/locales';
import type { Queryable } from '../lib/database';

/** A person who can sign in. Names and project are in the product's own `users` table, joined by e-mail. */
export interface Account {
  id: string;
  /** Lower case. */
  email: string;
  locale: Locale;
  passwordHash: string | null;
  loopbackOnly: boolean;
}

export interface NewAccount {
  email: string;
  locale: Locale;
  /** From `hashPassword`; left out until the person sets a password. */
  passwordHash?: string;
  /** Refuses sign-in from other machines; for accounts whose password is public. */
  loopbackOnly?: boolean;
}

export class AccountExistsError extends Error {
  constructor() {
    super('An account with this email address already exists.');
  }
}

/**
 * Adds an account and returns its id.
 * @throws AccountExistsError
 */
export async function createAccount(db: Queryable, account: NewAccount): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into accounts (email, locale, password_hash, loopback_only, password_changed_at)
     values (lower($1), $2, $3, $4, case when $3::text is null then null else now() end)
     on conflict (email) do nothing
     returning id`,
    [account.email, account.locale, account.passwordHash ?? null, account.loopbackOnly ?? false],
  );
  if (!row) throw new AccountExistsError();
  return row.id;
}

/**
 * The account of an address, regardless of who used it first; created without a password if there is none.
 */
export async function ensureAccount(
  tx: Queryable,
  { email, locale }: Pick<NewAccount, 'email' | 'locale'>,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into accounts (email, locale) values (lower($1), $2)
     on conflict (email) do update set email = excluded.email returning id`,
    [email, locale],
  );
  if (!row) throw new Error('The database did not answer with the id of an account.');
  return row.id;
}

/** The account of an e-mail address, ignoring case. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(
    `select id, email, locale, password_hash as "passwordHash", loopback_only as "loopbackOnly"
       from accounts where email = lower($1)`,
    [email],
  );
  return row;
}

export async function findAccount(db: Queryable, accountId: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(
    `select id, email, locale, password_hash as "passwordHash", loopback_only as "loopbackOnly"
       from accounts where id = $1`,
    [accountId],
  );
  return row;
}

/** Replaces the password with one that works from everywhere. */
export async function setPasswordHash(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.query(
    `update accounts set password_hash = $2, loopback_only = false, password_changed_at = now() where id = $1`,
    [accountId, passwordHash],
  );
}

export async function setLocale(db: Queryable, accountId: string, locale: Locale): Promise<void> {
  await db.query('update accounts set locale = $2 where id = $1', [accountId, locale]);
}

export async function deleteAccount(db: Queryable, accountId: string): Promise<void> {
  await db.query('delete from accounts where id = $1', [accountId]);
}
