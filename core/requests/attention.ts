import type { CustomerRequest } from '../contracts/customer-requests';
import { linkingRequestTime } from './linking-request-time';
import { normaliseStatus } from './status';
import { isAllDone, isAnswered, requestedItemsOf } from '../terms/requested-items';

export type AttentionInput = Pick<
  CustomerRequest,
  'Status' | 'LinkingCreated' | 'LastLinkingRequest' | 'LastSubmitDate' | 'needsAttention' | 'wanted'
>;

/**
 * Whether a request waits for the supplier: an open invitation, or an accepted request of which something is not done,
 * or nothing since the customer last asked. A true flag from the server decides for every request that is not declined;
 * a false one is ignored. Rules of section 4, customer request status.
 */
export function needsAttention(request: AttentionInput): boolean {
  const status = normaliseStatus(request.Status);
  if (status === 'declined') return false;
  if (request.needsAttention === true || status === 'invited') return true;
  return status === 'accepted' && !isAnswered(requestedItemsIn(request), linkingRequestTime(request));
}

/**
 * Whether an accepted request waits for a submission of the self-assessment: it asks for one that was never made, or
 * everything it asks for is done and the customer has asked again since. While something else is missing, no new
 * submission is needed.
 */
export function awaitsSubmission(request: AttentionInput): boolean {
  if (normaliseStatus(request.Status) !== 'accepted') return false;
  const wanted = requestedItemsIn(request);
  const assessment = wanted.find(({ kind }) => kind === 'selfAssessment');
  if (!assessment) return false;
  return assessment.doneAt === null || (isAllDone(wanted) && needsAttention(request));
}

/** How many requests need attention. */
export function countNeedingAttention(requests: readonly AttentionInput[]): number {
  return requests.filter(needsAttention).length;
}

/** The kinds of data that a request asks for. */
export const requestedItemsIn = ({
  wanted,
  LastSubmitDate,
}: Pick<AttentionInput, 'wanted' | 'LastSubmitDate'>) =>
  requestedItemsOf({ wanted, lastSubmitDate: LastSubmitDate });
