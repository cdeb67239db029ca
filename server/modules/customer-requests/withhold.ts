import { answerSections, type AnswerSection } from '../../../core/assessment/answer-sections';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { WithholdBody } from '../../../core/contracts/customer-view';
import { withholdableParts, type WithholdablePart } from '../../../core/supply-chain/withholdable-parts';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit, changesBetween } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { findOne } from './repository';
import { lockCustomer, setWithheld } from './withheld-repository';

/** What a customer has of the company's carbon account. */
export interface SharedFigures {
  /** Takes back all that is shared with a customer. */
  stopSharing(tx: Queryable, pair: { projectId: number; customerId: number }): Promise<void>;
}

/**
 * Says what the customer of a request does not get to see, and which answers it sees, in all its requests alike, and
 * answers with the request. What stands already changes nothing.
 * @throws ApiError 404 for a linking that is not the project's; 409 STALE_VERSION with the current request as details
 */
export async function withhold(
  tx: Queryable,
  figures: SharedFigures,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
  linkingId: string,
  { data, version }: WithholdBody,
): Promise<CustomerRequest> {
  const customer = await lockCustomer(tx, projectId, linkingId);
  const before = customer && (await findOne(tx, projectId, linkingId));
  if (!before) throw notFound('The request');
  const withheld = withholdableParts.filter((part) => data.withheld.includes(part));
  const sharedBefore = before.sharedAnswers ?? [];
  const wanted = data.sharedAnswers ?? sharedBefore;
  const shared = answerSections.filter((section) => wanted.includes(section));
  if (withheld.join() === before.withheld?.join() && shared.join() === sharedBefore.join()) return before;
  if (before.version !== version)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'The request was changed meanwhile; look at its current state and choose again.',
      before,
    );
  await setWithheld(tx, projectId, customer, withheld, shared);
  if (withheld.includes('emissions'))
    await figures.stopSharing(tx, { projectId, customerId: customer.requesterProjectId });
  for (const each of customer.linkingIds) {
    const event = { action: 'update', linkingId: each };
    await publish(tx, { ...event, type: 'customer-request', projectId });
    await publish(tx, { ...event, type: 'supplychain-supplier', projectId: customer.requesterProjectId });
  }
  await audit(tx, {
    projectId,
    actor: email,
    area: 'customer-request',
    action: 'update',
    subject: before.RequesterCompanyName,
    changes: changesBetween(shares(before.withheld ?? [], sharedBefore), shares(withheld, shared)),
  });
  const after = await findOne(tx, projectId, linkingId);
  return after ?? before;
}

/** What the customer sees, in the fields of the audit trail. */
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
