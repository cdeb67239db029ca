import { answerSections, type AnswerSection } from '../../../core/terms/answer-sections';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { ReportChoice, WithholdBody } from '../../../core/contracts/customer-view';
import { withholdableParts, type WithholdablePart } from '../../../core/terms/withholdable-parts';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { findOne } from './repository';
import { lockCustomer, setWithheld } from './withheld-repository';

/** What a customer has of the company's carbon account. */
export interface SharedFigures {
  /** Withdraws everything shared with a customer. */
  stopSharing(tx: Queryable, pair: { projectId: number; customerId: number }): Promise<void>;
}

/** What a customer has of the company's sustainability reports. */
export interface SharedReports {
  /** Shares exactly these years, those without an instant in their current state. @throws ApiError 404 */
  setShared(
    tx: Queryable,
    pair: { projectId: number; customerId: number },
    requested: readonly ReportChoice[],
  ): Promise<void>;
  stopSharing(tx: Queryable, pair: { projectId: number; customerId: number }): Promise<void>;
}

/** What a choice changes besides itself. */
export interface Shared {
  figures: SharedFigures;
  reports: SharedReports;
}

/**
 * Sets what is withheld from the customer of a request, and which answers and reports it sees, in all its
 * requests, and returns the request. Repeating the current choice changes nothing.
 * @throws ApiError 404 for a linking that is not the project's, and for a year without a report; 409
 * STALE_VERSION with the current request as details; 409 REQUEST_DECLINED for a declined request
 */
export async function withhold(
  tx: Queryable,
  { figures, reports }: Shared,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
  linkingId: string,
  { data, version }: WithholdBody,
): Promise<CustomerRequest> {
  const customer = await lockCustomer(tx, projectId, linkingId);
  const before = customer && (await findOne(tx, projectId, linkingId));
  if (!before) throw notFound('The request');
  const withheld = withholdableParts.filter((part) => data.withheld.includes(part));
  const sharedBefore = before.sharedAnswers ?? [];
  const requested = data.sharedAnswers ?? sharedBefore;
  const shared = answerSections.filter((section) => requested.includes(section));
  const yearsBefore = sharedYears(before);
  const requestedReports = data.sharedReports ?? yearsBefore;
  const stands =
    withheld.join() === before.withheld?.join() &&
    shared.join() === sharedBefore.join() &&
    areTheSame(requestedReports, yearsBefore);
  if (stands) return before;
  if (before.version !== version)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'The request was changed meanwhile; look at its current state and choose again.',
      before,
    );
  if (before.Status === 'declined')
    throw new ApiError(
      409,
      'REQUEST_DECLINED',
      'The request is declined, so its customer sees nothing. Accept it, then choose what the customer sees.',
    );
  const pair = { projectId, customerId: customer.requesterProjectId };
  await setWithheld(tx, projectId, customer, withheld, shared);
  if (!areTheSame(requestedReports, yearsBefore)) await reports.setShared(tx, pair, requestedReports);
  if (withheld.includes('emissions')) await figures.stopSharing(tx, pair);
  for (const each of customer.linkingIds) {
    const event = { action: 'update', linkingId: each };
    await publish(tx, { ...event, type: 'customer-request', projectId });
    await publish(tx, { ...event, type: 'supplychain-supplier', projectId: customer.requesterProjectId });
  }
  const after = (await findOne(tx, projectId, linkingId)) ?? before;
  await audit(tx, {
    projectId,
    actor: email,
    area: 'customer-request',
    action: 'update',
    subject: before.RequesterCompanyName,
    changes: changesBetween(
      { ...shares(before.withheld ?? [], sharedBefore), ...copies(before) },
      { ...shares(withheld, shared), ...copies(after) },
    ),
  });
  return after;
}

const sharedYears = ({ reports = [] }: CustomerRequest): ReportChoice[] =>
  reports.filter(({ isShared }) => isShared).map(({ year, sharedAt }) => ({ year, sharedAt }));

/** Whether the same years are shared, and none of them is shared again. */
function areTheSame(requested: readonly ReportChoice[], before: readonly ReportChoice[]): boolean {
  const years = (choices: readonly ReportChoice[]) =>
    [...new Set(choices.map(({ year }) => year))].sort().join();
  return years(requested) === years(before) && requested.every(({ sharedAt }) => sharedAt !== null);
}

/** The instant of each report copy that the customer sees, as fields of the audit trail. */
const copies = ({ reports = [] }: CustomerRequest) =>
  Object.fromEntries(reports.map(({ year, sharedAt }) => [`sharesReport/${year}`, sharedAt]));

/** What the customer sees, as fields of the audit trail. */
function shares(withheld: readonly WithholdablePart[], answers: readonly AnswerSection[]) {
  const isShared = (part: WithholdablePart) => !withheld.includes(part);
  return {
    sharesContact: isShared('contact'),
    sharesTargets: isShared('targets'),
    sharesFootprints: isShared('footprints'),
    sharesPlans: isShared('plans'),
    sharesEmissions: isShared('emissions'),
    ...Object.fromEntries(
      answerSections.map((section) => [`sharesAnswers/${section}`, answers.includes(section)]),
    ),
  };
}
