import { defaultLocale, type Locale } from '../../../core/i18n/locales';
import { toPath } from '../../../core/i18n/localized-path';
import { usuallyWanted, type WantedKind } from '../../../core/requests/wanted';
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
  takeLinking,
  type Invitation,
  type NewInvitation,
} from './repository';

const invitationDays = 90;

/** What the invitations need of the mails. */
export interface InvitationMails {
  invitation(
    tx: Queryable,
    mail: NewInvitation & {
      linkingId: string;
      dueDate: string | null;
      wanted: readonly WantedKind[];
      requesterName: string;
      url: string;
      validDays: number;
    },
  ): Promise<void>;
}

/**
 * Asks a supplier who is not on the platform yet for data: a linking, a link to it, and the mail that carries the
 * link. The link is answered once and stored nowhere.
 * @throws Error for an e-mail address that is none, or a customer that does not exist
 */
export async function invite(
  tx: Queryable,
  { publicUrl, mails }: { publicUrl: string; mails: InvitationMails },
  wanted: NewInvitation,
  token = createSecretToken(),
): Promise<{ linkingId: string; url: string }> {
  const invitation = cleaned(wanted);
  const { linkingId, requesterName } = await insertLinking(tx, invitation);
  const url = await openLinking(tx, { publicUrl, linkingId, locale: invitation.locale, token });
  const dueDate = invitation.dueDate ?? null;
  const validDays = invitationDays;
  const asked = { dueDate, wanted: invitation.wanted ?? usuallyWanted };
  await mails.invitation(tx, { ...invitation, ...asked, linkingId, requesterName, url, validDays });
  return { linkingId, url };
}

/** Makes a link to a linking that nobody has taken up; earlier links to it stay valid. Answers with the link. */
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
  // English has no place of its own in an address: without it the browser's language would decide.
  const named = locale === defaultLocale ? `&locale=${locale}` : '';
  return `${publicUrl}${toPath('/', locale)}?token=${token}${named}`;
}

/** Makes a linking that nobody has taken up an accepted request of a project; answers whether it was still free. */
export async function takeUp(tx: Queryable, linkingId: string, projectId: number): Promise<boolean> {
  const taken = await takeLinking(tx, linkingId, projectId);
  if (!taken) return false;
  await publish(tx, {
    type: 'supplychain-supplier',
    action: 'accept',
    projectId: taken.requesterProjectId,
    linkingId,
  });
  return true;
}

/** The invitation a token belongs to, whatever became of it; undefined for what is no token of ours. */
export async function findInvitation(db: Queryable, token: string): Promise<Invitation | undefined> {
  return isSecretToken(token) ? findByTokenHash(db, hashSecretToken(token)) : undefined;
}

/** The same, unless it has expired before anybody took it up; others who want it wait for this transaction. */
export async function lockInvitation(tx: Queryable, token: string): Promise<Invitation | undefined> {
  const found = await findInvitation(tx, token);
  if (!found) return undefined;
  await lockLinking(tx, found.linkingId);
  const invitation = await findInvitation(tx, token);
  return invitation?.takenBy === null && invitation.expired ? undefined : invitation;
}

function cleaned(wanted: NewInvitation): NewInvitation {
  const email = normaliseEmail(wanted.email);
  if (!isEmailAddress(email)) throw new Error(`"${wanted.email}" is not an e-mail address.`);
  return {
    ...wanted,
    email,
    supplierName: cleanText(wanted.supplierName),
    supplierNumber: cleanText(wanted.supplierNumber),
    message: wanted.message.trim(),
  };
}
