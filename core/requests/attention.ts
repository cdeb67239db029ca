import type { CustomerRequest } from '../contracts/customer-requests';
import { parseInstant } from '../dates/parse-instant';
import { linkingRequestTime } from './linking-request-time';
import { normaliseStatus } from './status';

export type AttentionInput = Pick<
  CustomerRequest,
  'Status' | 'LinkingCreated' | 'LastLinkingRequest' | 'LastSubmitDate' | 'needsAttention'
>;

/**
 * Whether a request waits for the supplier: an open invitation, or an accepted request not answered since the
 * customer last asked. A true flag from the server decides for every request that is not declined; a false one
 * decides nothing. Rules of section 4, customer request status.
 */
export function needsAttention(request: AttentionInput): boolean {
  const status = normaliseStatus(request.Status);
  if (status === 'declined') return false;
  if (request.needsAttention === true || status === 'invited') return true;
  return status === 'accepted' && !isAnswered(request);
}

/** How many requests need attention. */
export function countNeedingAttention(requests: readonly AttentionInput[]): number {
  return requests.filter(needsAttention).length;
}

function isAnswered(request: AttentionInput): boolean {
  const submitted = parseInstant(request.LastSubmitDate)?.getTime();
  if (submitted === undefined) return false;
  return (linkingRequestTime(request) ?? submitted) <= submitted;
}
