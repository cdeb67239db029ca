import { defaultLocale, type Locale } from '../../../core/i18n/locales';
import { toPath } from '../../../core/i18n/localized-path';
import { defaultRequestedKinds, type RequestedKind } from '../../../core/terms/requested-items';
import { cleanText } from '../../../core/registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../../../core/registration/email';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { createSecretToken, hashSecretToken, isSecretToken } from '../../lib/secret-token';
import {
  findByTokenHash,
  insertInvitation,
  insertLinking,
  lockLinking,
  assignLinking,
  type Invitation,
  type NewInvitation,
} from './repository';

const invitationDays = 90;

/** What the invitations need from the mails. */
export interface InvitationMails {
  invitation(
    tx: Queryable,
    mail: NewInvitation & {
      linkingId: string;
      dueDate: string | null;
      wanted: readonly RequestedKind[];
      requesterName: string;
      url: string;
      validDays: number;
    },
  ): Promise<void>;
}

/**
 * Requests data from a supplier who is not on the platform yet: creates a linking, a link to it, and the mail
 * with the link. The link is returned once and stored nowhere.
 * @throws Error for an invalid e-mail address, or a customer that does not exist
 */
export async function invite(
  tx: Queryable,
  { publicUrl, mails }: { publicUrl: string; mails: InvitationMails },
  given: NewInvitation,
  token = createSecretToken(),
): Promise<{ linkingId: string; url: string }> {
  const invitation = cleaned(given);
  const { linkingId, requesterName } = await insertLinking(tx, invitation);
  const url = await openLinking(tx, { publicUrl, linkingId, locale: invitation.locale, token });
  const dueDate = invitation.dueDate ?? null;
  const validDays = invitationDays;
  const asked = { dueDate, wanted: invitation.wanted ?? defaultRequestedKinds };
  await mails.invitation(tx, { ...invitation, ...asked, linkingId, requesterName, url, validDays });
  return { linkingId, url };
}

/** Creates a link to an unclaimed linking; earlier links to it stay valid. Returns the link. */
export async function openLinking(
  tx: Queryable,
  {
    publicUrl,
    linkingId,
    locale,
    token = createSecretToken(),
  }: { publicUrl: string; linkingId: string; locale: Locale; token?: string },
): Promise<string> {
  await insertInvitation(tx, { linkingId, tokenHash: hashSecretToken(token), locale, days: invitationDays });
  // English has no path prefix: without this parameter the browser's language would decide.
  const named = locale === defaultLocale ? `&locale=${locale}` : '';
  return `${publicUrl}${toPath('/', locale)}?token=${token}${named}`;
}

/** Turns an unclaimed linking into an accepted request of a project; returns whether it was still free. */
export async function acceptLinking(tx: Queryable, linkingId: string, projectId: number): Promise<boolean> {
  const taken = await assignLinking(tx, linkingId, projectId);
  if (!taken) return false;
  await publish(tx, {
    type: 'supplychain-supplier',
    action: 'accept',
    projectId: taken.requesterProjectId,
    linkingId,
  });
  return true;
}

/** The invitation of a token, in any state; undefined for an unknown token. */
export async function findInvitation(db: Queryable, token: string): Promise<Invitation | undefined> {
  return isSecretToken(token) ? findByTokenHash(db, hashSecretToken(token)) : undefined;
}

/** The same, unless it has expired unclaimed; locked for this transaction. */
export async function lockInvitation(tx: Queryable, token: string): Promise<Invitation | undefined> {
  const found = await findInvitation(tx, token);
  if (!found) return undefined;
  await lockLinking(tx, found.linkingId);
  const invitation = await findInvitation(tx, token);
  return invitation?.takenBy === null && invitation.expired ? undefined : invitation;
}

function cleaned(given: NewInvitation): NewInvitation {
  const email = normaliseEmail(given.email);
  if (!isEmailAddress(email)) throw new Error(`"${given.email}" is not an e-mail address.`);
  return {
    ...given,
    email,
    supplierName: cleanText(given.supplierName),
    supplierNumber: cleanText(given.supplierNumber),
    message: given.message.trim(),
  };
}
