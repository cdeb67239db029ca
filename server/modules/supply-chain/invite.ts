import { findProjectName } from '../../lib/project-name';
import type { InviteAnswer, InviteBody, InviteManyAnswer } from '../../../core/contracts/supply-chain';
import { toPath } from '../../../core/i18n/localized-path';
import { invitationFaults } from '../../../core/invitation/invitation-faults';
import { ApiError } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { notify } from '../../lib/notifications/notify';
import {
  addressOf,
  checkInvitations,
  checkMailLimit,
  toInvitationInput,
  type CheckedInvitation,
} from './check-invitations';
import { insertRequest } from './invite-repository';
import type { SupplyChainParts } from './parts';
import { lockPermissions, refuseInvites } from './permissions';
import { flagNamesakes, notifyCustomer, notifySupplier, type Editor } from './service';

/**
 * Invites one supplier: a company on the platform gets a request, any other the invitation mail.
 * @throws ApiError 403 or 409 as `refuseInvites`; 400 or 409 with the code and words of the fault
 */
export async function inviteOne(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  body: InviteBody,
): Promise<InviteAnswer> {
  const permissions = await lockPermissions(tx, editor.projectId);
  refuseInvites(permissions, 1);
  const checked = await checkInvitations(tx, editor.projectId, [toInvitationInput(body)]);
  for (const { fault } of checked)
    if (fault) throw new ApiError(conflicts.has(fault) ? 409 : 400, fault, invitationFaults[fault]);
  const [linkingId] = await sendAll(tx, parts, editor, checked);
  if (linkingId === undefined) throw new Error('One supplier was invited, and none came of it.');
  return { linkingId, remainingInvites: permissions.remainingInvites - 1 };
}

const conflicts: ReadonlySet<string> = new Set(['OWN_COMPANY', 'ALREADY_INVITED', 'ALREADY_LINKED']);

/**
 * Invites all of them, or none if one is invalid or the quota is too small. With `check`, only checks them.
 * @throws ApiError 403 or 409 as `refuseInvites`; 400 INVALID_ROWS with every wrong row as details
 */
export async function inviteMany(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  { suppliers, check = false }: { suppliers: readonly InviteBody[]; check?: boolean | undefined },
): Promise<InviteManyAnswer> {
  const permissions = await lockPermissions(tx, editor.projectId);
  const { remainingInvites } = permissions;
  refuseInvites(permissions, check ? 0 : suppliers.length);
  const inputs = suppliers.map(toInvitationInput);
  const valid = await checkInvitations(tx, editor.projectId, inputs);
  const checked = await checkMailLimit(tx, parts.mails, editor.projectId, valid);
  const faults = checked.flatMap(({ fault }, row) =>
    fault ? [{ row, code: fault, message: invitationFaults[fault] }] : [],
  );
  if (check) return { invited: 0, remainingInvites, faults };
  const [first] = faults;
  if (first)
    throw new ApiError(
      400,
      'INVALID_ROWS',
      `Nobody was invited. Supplier ${first.row + 1} of the list: ${first.message}.`,
      faults,
    );
  await sendAll(tx, parts, editor, checked);
  return { invited: checked.length, remainingInvites: remainingInvites - checked.length, faults };
}

async function sendAll(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  checked: readonly CheckedInvitation[],
): Promise<string[]> {
  const requesterName = await findProjectName(tx, editor.projectId);
  const linkingIds: string[] = [];
  for (const each of checked) {
    const linkingId = await send(tx, parts, { ...each, requesterName, projectId: editor.projectId });
    linkingIds.push(linkingId);
    await notifySupplier(tx, 'invite', { linkingId, supplierProjectId: each.recipient?.projectId ?? null });
  }
  await flagNamesakes(tx, parts, editor.projectId, linkingIds);
  await notifyCustomer(tx, 'invite', editor.projectId, ...linkingIds);
  await audit(tx, {
    projectId: editor.projectId,
    actor: editor.email,
    area: 'supplier',
    action: 'invite',
    subject: checked.length === 1 ? (checked[0]?.input.supplierName ?? '') : String(checked.length),
    changes: checked.map(({ input }) => ({ field: input.email, from: null, to: input.supplierName })),
  });
  return linkingIds;
}

async function send(
  tx: Queryable,
  { publicUrl, mails, invitations }: SupplyChainParts,
  {
    input,
    recipient,
    requesterName,
    projectId: requesterProjectId,
  }: CheckedInvitation & { requesterName: string; projectId: number },
): Promise<string> {
  const { supplierName, supplierId, email, countryCode, sectorCode, message, dueDate, remindDaysBefore } =
    input;
  const request = {
    supplierName,
    supplierNumber: supplierId,
    email,
    sector: sectorCode,
    country: countryCode,
    message,
    dueDate,
    remindDaysBefore,
    wanted: input.wanted,
  };
  await mails.count(tx, requesterProjectId, addressOf({ input, recipient }));
  if (!recipient) {
    const invitation = { ...request, requesterProjectId, locale: input.locale };
    return (await invitations.invite(tx, invitation)).linkingId;
  }
  const { locale, projectId: supplierProjectId, readerEmail } = recipient;
  const linkingId = await insertRequest(tx, { ...request, requesterProjectId, supplierProjectId });
  const url = `${publicUrl}${toPath('/overview/', locale)}`;
  await mails.request(tx, { ...request, email: readerEmail, linkingId, locale, requesterName, url });
  await notify(tx, {
    projectId: supplierProjectId,
    event: 'asked',
    from: requesterName,
    emailedTo: readerEmail,
  });
  return linkingId;
}
