import type {
  PreviewReminderBody,
  RemindAllAnswer,
  RemindAllBody,
  RemindBody,
  ReminderPreview,
  Supplier,
} from '../../../core/contracts/supply-chain';
import { isAllDone } from '../../../core/terms/requested-items';
import { toPath } from '../../../core/i18n/localized-path';
import { ApiError, notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { notify } from '../../lib/notifications/notify';
import type { SupplyChainParts } from './parts';
import { lockPermissions, requireAccess } from './permissions';
import {
  findWaiting,
  lockCandidate,
  lockCandidates,
  markReminded,
  type Candidate,
} from './remind-repository';
import { refuseDueDate } from './due-date';
import { findSupplier, notifyCustomer, notifySupplier, type Editor } from './service';

/** Maximum number of mails in one transaction. */
const maxBatchSize = 500;

type Words = Pick<RemindBody, 'message' | 'dueDate' | 'remindDaysBefore'>;

/**
 * Reminds a supplier, by mail and in its customer requests.
 * @throws ApiError 400 for a due date in the past; 404; 409 SUPPLIER_DECLINED; 409 REMINDED_RECENTLY unless
 * it is confirmed
 */
export async function remind(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  { linkingId, confirmed = false, ...words }: RemindBody,
): Promise<Supplier> {
  refuseDueDate(words.dueDate);
  await requireAccess(tx, editor.projectId);
  const candidate = await lockCandidate(tx, editor.projectId, linkingId);
  if (!candidate) throw notFound('The supplier');
  if (candidate.declined)
    throw new ApiError(
      409,
      'SUPPLIER_DECLINED',
      'This supplier has declined. It can still accept in its customer requests; talk to your contact there.',
    );
  if (candidate.askedRecently && !confirmed)
    throw new ApiError(
      409,
      'REMINDED_RECENTLY',
      'This supplier was asked within the last 24 hours. Confirm that it is to be asked again.',
    );
  await sendReminder(tx, parts, candidate, words);
  await notifyCustomer(tx, 'remind', editor.projectId, linkingId);
  await writeDownReminders(tx, editor, [candidate]);
  return findSupplier(tx, editor.projectId, linkingId);
}

/**
 * Reminds many suppliers, at most 500 per request; those who were asked within the last 24 hours only if it
 * is confirmed. Leaves out those whose address has received the day's mails, such as a person responsible for many
 * product groups.
 * @throws ApiError 400 without an action code or linking ids, or for a due date in the past
 */
export async function remindAll(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  { actionCode, linkingIds, confirmed = false, ...words }: RemindAllBody,
): Promise<RemindAllAnswer> {
  if (actionCode === undefined && linkingIds === undefined)
    throw new ApiError(400, 'INVALID_INPUT', 'Action code or linking ids are required');
  refuseDueDate(words.dueDate);
  await requireAccess(tx, editor.projectId);
  // Serialises simultaneous reminders; the second finds the suppliers already reminded.
  await lockPermissions(tx, editor.projectId);
  const requestedIds = linkingIds && [...new Set(linkingIds.map((id) => id.toLowerCase()))];
  const found = requestedIds
    ? await lockCandidates(tx, editor.projectId, requestedIds)
    : await findWaiting(tx, editor.projectId, actionCode ?? 'INVITED');
  const waiting = found.filter(({ declined }) => !declined);
  const due = confirmed ? waiting : waiting.filter(({ askedRecently }) => !askedRecently);
  const reachable = await withinMailLimit(tx, parts, editor.projectId, due);
  const now = reachable.slice(0, maxBatchSize);
  for (const candidate of now) await sendReminder(tx, parts, candidate, words);
  if (now.length > 0) {
    await notifyCustomer(tx, 'remind', editor.projectId, ...now.map((each) => each.linkingId));
    await writeDownReminders(tx, editor, now);
  }
  return {
    reminded: now.length,
    askedRecently: waiting.length - due.length,
    notWaiting: (requestedIds?.length ?? found.length) - waiting.length,
    overMailLimit: due.length - reachable.length,
    remaining: reachable.length - now.length,
  };
}

async function withinMailLimit(
  tx: Queryable,
  { mails }: SupplyChainParts,
  projectId: number,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const recipients = [...new Set(candidates.map(({ email }) => email))];
  const left = await mails.left(tx, projectId, recipients);
  return candidates.filter(({ email }) => {
    const more = left.get(email) ?? 0;
    left.set(email, more - 1);
    return more > 0;
  });
}

/** A preview of the mail. @throws ApiError 404 */
export async function previewReminder(
  tx: Queryable,
  { mails, publicUrl }: SupplyChainParts,
  projectId: number,
  { linkingId, ...words }: PreviewReminderBody,
): Promise<ReminderPreview> {
  await requireAccess(tx, projectId);
  const candidate = await lockCandidate(tx, projectId, linkingId);
  if (!candidate) throw notFound('The supplier');
  const path = candidate.supplierProjectId === null ? '/' : '/overview/';
  const url = `${publicUrl}${toPath(path, candidate.locale)}`;
  const { email, invitedEmail, supplierName, locale } = candidate;
  // The supplier's other addresses are not shown to the customer.
  const recipient = email === invitedEmail ? email : supplierName;
  return { recipient, locale, ...mails.previewReminder({ ...withWords(candidate, words), url }) };
}

/**
 * Sends a reminder in the caller's transaction; notifies the supplier's people, not those of the customer.
 */
export async function sendReminder(
  tx: Queryable,
  { publicUrl, mails, invitations }: SupplyChainParts,
  candidate: Candidate,
  words: Words,
): Promise<void> {
  const mail = withWords(candidate, words);
  const { linkingId, requesterProjectId, supplierProjectId, locale } = candidate;
  await mails.count(tx, requesterProjectId, mail.email);
  await markReminded(tx, linkingId, mail);
  const url =
    supplierProjectId === null
      ? await invitations.openLinking(tx, linkingId, locale)
      : `${publicUrl}${toPath('/overview/', locale)}`;
  await mails.reminder(tx, { ...mail, url });
  await notifySupplier(tx, 'remind', { linkingId, supplierProjectId });
  if (supplierProjectId !== null) {
    const of = { projectId: supplierProjectId, from: requesterProjectId };
    await notify(tx, { ...of, event: 'reminded', emailedTo: mail.email });
  }
}

/** Fields that are left out stay unchanged. */
function withWords(candidate: Candidate, { message, dueDate, remindDaysBefore }: Words) {
  const missing = candidate.asked.filter(({ doneAt }) => doneAt === null);
  return {
    ...candidate,
    wanted: (isAllDone(candidate.asked) ? candidate.asked : missing).map(({ kind }) => kind),
    message: message?.trim() || candidate.message,
    dueDate: dueDate === undefined ? candidate.dueDate : dueDate,
    remindDaysBefore: remindDaysBefore === undefined ? candidate.remindDaysBefore : remindDaysBefore,
  };
}

/** Records in the audit trail who was reminded. */
export function writeDownReminders(
  tx: Queryable,
  { projectId, email }: Editor,
  reminded: readonly Candidate[],
): Promise<void> {
  return audit(tx, {
    projectId,
    actor: email,
    area: 'supplier',
    action: 'remind',
    subject: reminded.length === 1 ? (reminded[0]?.supplierName ?? '') : String(reminded.length),
    changes: reminded.map((each) => ({ field: each.invitedEmail, from: null, to: each.supplierName })),
  });
}
