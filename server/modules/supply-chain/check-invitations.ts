import type { InviteBody } from '../../../core/contracts/supply-chain';
import type { InvitationFault } from '../../../core/invitation/invitation-faults';
import { invitationKey } from '../../../core/invitation/invitation-key';
import { invitationSchema, type InvitationContext } from '../../../core/invitation/invitation.schema';
import { faultsOf } from '../../../core/records/faults-of';
import { defaultRequestedKinds, requestedKinds } from '../../../core/terms/requested-items';
import { cleanText } from '../../../core/registration/clean-text';
import { normaliseEmail } from '../../../core/registration/email';
import { normaliseLocale, type Locale } from '../../../core/i18n/locales';
import { valueListData } from '../../../data/value-lists';
import type { Queryable } from '../../lib/database';
import { earliestToday } from './due-date';
import type { SupplyChainParts } from './parts';
import { findColleagues, findExisting, findRecipients, type Recipient } from './invite-repository';

/** A supplier to invite, with every member given. */
export type InvitationInput = Required<InviteBody> & { locale: Locale };

export interface CheckedInvitation {
  input: InvitationInput;
  /** The owner of the address, if someone on the platform has proved it. */
  recipient: Recipient | undefined;
  fault: InvitationFault | undefined;
}

const known = {
  countries: new Set(valueListData['app-countries'].map(({ code }) => code)),
  sectors: new Set(valueListData['app-hotspot-sectors'].map(({ code }) => code)),
};

/** A supplier to invite, as stored. */
export function toInvitationInput(body: InviteBody): InvitationInput {
  return {
    supplierName: cleanText(body.supplierName),
    supplierId: cleanText(body.supplierId ?? ''),
    email: normaliseEmail(body.email),
    countryCode: body.countryCode.trim().toUpperCase(),
    sectorCode: body.sectorCode.trim().toUpperCase(),
    dueDate: body.dueDate ?? null,
    remindDaysBefore: body.remindDaysBefore ?? null,
    wanted: requestedKinds.filter((kind) => (body.wanted ?? defaultRequestedKinds).includes(kind)),
    locale: normaliseLocale(body.locale),
    message: (body.message ?? '').trim(),
  };
}

/** The faults of each, by itself and in relation to the others and to existing suppliers. */
export async function checkInvitations(
  db: Queryable,
  projectId: number,
  inputs: readonly InvitationInput[],
): Promise<CheckedInvitation[]> {
  const emails = inputs.map(({ email }) => email);
  const recipients = new Map((await findRecipients(db, emails)).map((each) => [each.email, each]));
  const colleagues = await findColleagues(db, projectId, emails);
  const projectIds = [...recipients.values()].map((recipient) => recipient.projectId);
  const existing = await findExisting(db, projectId, { emails, projectIds });
  const invited = new Set(
    existing.map(({ email, sector, country }) =>
      invitationKey({ email, sectorCode: sector, countryCode: country }),
    ),
  );
  const linked = new Set(
    existing.map(({ supplierProjectId, sector, country }) => linkingKey(supplierProjectId, sector, country)),
  );
  const seen = new Set<string>();
  const context: InvitationContext = { ...known, today: earliestToday() };

  return inputs.map((input) => {
    const recipient = recipients.get(input.email);
    const key = recipient
      ? linkingKey(recipient.projectId, input.sectorCode, input.countryCode)
      : invitationKey(input);
    const faults: (InvitationFault | false | undefined)[] = [
      faultOfRow(input, context),
      // A colleague with another domain, or another company of the same group, cannot be recognised by the
      // domain.
      colleagues.has(input.email) && 'OWN_COMPANY',
      invited.has(invitationKey(input)) && 'ALREADY_INVITED',
      recipient && linked.has(key) && 'ALREADY_LINKED',
      seen.has(key) && 'DUPLICATE_ROW',
    ];
    seen.add(key);
    return {
      input,
      recipient,
      fault: faults.find((fault) => fault !== false && fault !== undefined) || undefined,
    };
  });
}

/** Marks those whose address would receive more mails today than are allowed; the first of the list come first. */
export async function checkMailLimit(
  tx: Queryable,
  mails: SupplyChainParts['mails'],
  projectId: number,
  checked: readonly CheckedInvitation[],
): Promise<CheckedInvitation[]> {
  const left = await mails.left(tx, projectId, checked.map(addressOf));
  return checked.map((each) => {
    if (each.fault) return each;
    const more = left.get(addressOf(each)) ?? 0;
    left.set(addressOf(each), more - 1);
    return more > 0 ? each : { ...each, fault: 'RECIPIENT_DAILY_MAILS' };
  });
}

/** Who gets the mail. */
export const addressOf = ({ input, recipient }: Pick<CheckedInvitation, 'input' | 'recipient'>): string =>
  recipient?.readerEmail ?? input.email;

/** The first fault of an invitation by itself, in the order of the form. */
function faultOfRow(input: InvitationInput, context: InvitationContext): InvitationFault | undefined {
  return Object.values(faultsOf(invitationSchema, input, context))[0] as InvitationFault | undefined;
}

const linkingKey = (projectId: number | null, sector: string, country: string) =>
  JSON.stringify([projectId, sector, country]);
