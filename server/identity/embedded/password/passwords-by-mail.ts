import { fullName } from '../../../../core/people/full-name';
import { normaliseEmail } from '../../../../core/registration/email';
import type { Database, Queryable } from '../../../lib/database';
import {
  forgottenPasswordLinkHours,
  type PasswordMail,
  type PasswordMails,
} from '../../account-provisioning';
import { verifyAddress } from '../../../lib/access/verify-address';
import { hashSecretToken } from '../../../lib/secret-token';
import { ensureAccount, findAccount, findAccountByEmail, setPasswordHash } from '../../accounts';
import { hashPassword } from '../../passwords';
import { signIn } from '../../sign-in';
import { clearAccountFailures } from '../../sign-in-failures';
import { findStep, keepStep } from '../second-factor/sign-in-steps';
import { endSessionsOf } from '../sessions';
import { paths } from '../paths';
import { notifyOfPassword, type PasswordChangeMails } from './notify';
import { createLink, findAddressee, useLink, type Addressee, type LinkOwner } from './links';

export interface LinkMailing {
  /** Origin without a trailing slash. */
  publicUrl: string;
  mails: PasswordMails;
}

/**
 * Sends a link to set a new password to an address that has an account, and nothing to others. A person who
 * registered but whose account was not created in time gets it here.
 */
export async function sendNewPasswordLink(tx: Queryable, mailing: LinkMailing, typed: string): Promise<void> {
  const email = normaliseEmail(typed);
  const account = await findAccountByEmail(tx, email);
  const user = await findAddressee(tx, email);
  const known = account ?? user;
  if (!known) return;
  const { locale } = known;
  const id = account?.id ?? (await ensureAccount(tx, { email, locale }));
  const person = { firstName: '', lastName: '', userId: null, ...user, id, email, locale };
  await mailing.mails.forgottenPassword(tx, await writeLink(tx, mailing, person, forgottenPasswordLinkHours));
}

export interface SentForm {
  token: string;
  password: string;
  /** The caller's network address. */
  address: string;
}

/**
 * Sets the password of a link's owner, who thereby proves the address; ends all their sessions and clears
 * failed attempts. The owner gets a mail if it replaces another password. Returns false if the link was used or expired meanwhile.
 */
export async function setPasswordByLink(
  database: Database,
  mails: PasswordChangeMails,
  { token, owner, password, address }: SentForm & { owner: LinkOwner },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    if (!(await useLink(tx, token, owner.accountId))) return false;
    await setPasswordHash(tx, owner.accountId, passwordHash);
    await verifyAddress(tx, owner.email, owner.userId);
    await endSessionsOf(tx, owner.accountId);
    await clearAccountFailures(tx, owner.email, address);
    const set = { accountId: owner.accountId, replaced: owner.hasPassword };
    await keepStep(tx, hashSecretToken(token), 'passwordSet', set);
    if (owner.hasPassword) await notifyOfPassword(tx, mails, owner.accountId);
    return true;
  });
}

/**
 * What a form that is sent again, pressed twice or reloaded, has set before; undefined for another password. Whoever
 * found the used link guesses here no more often than on the sign-in page.
 */
export async function findPasswordSet(
  database: Database,
  { token, ...attempt }: SentForm,
): Promise<{ email: string; replaced: boolean } | undefined> {
  const set = await findStep(database, hashSecretToken(token), 'passwordSet');
  const account = set && (await findAccount(database, set.accountId));
  if (!account) return undefined;
  const { outcome } = await signIn(database, { ...attempt, email: account.email, loopback: false });
  return outcome === 'signedIn' ? { email: account.email, replaced: set.replaced } : undefined;
}

/** A new link to set a password, as a mail needs it. */
export async function writeLink(
  tx: Queryable,
  { publicUrl }: LinkMailing,
  {
    id,
    email,
    locale,
    userId,
    ...person
  }: Omit<Addressee, 'userId'> & { id: string; email: string; userId: string | null },
  validHours: number,
): Promise<PasswordMail> {
  const token = await createLink(tx, { accountId: id, userId, validHours });
  const url = `${publicUrl}${paths.realm}${paths.setPassword}?${new URLSearchParams({ token, lang: locale }).toString()}`;
  return { email, locale, name: fullName(person), url, validHours };
}
