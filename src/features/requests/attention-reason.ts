import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { parseInstant } from '../../../core/dates/parse-instant';
import { needsAttention } from '../../../core/requests/attention';
import { linkingRequestTime } from '../../../core/requests/linking-request-time';
import { normaliseStatus } from '../../../core/requests/status';

export type AttentionReason = 'invited' | 'neverSubmitted' | 'askedAgain' | 'flagged';

/** Why a request needs attention, for the sentence beside it; undefined when it does not. */
export function attentionReason(request: CustomerRequest): AttentionReason | undefined {
  if (!needsAttention(request)) return undefined;
  if (normaliseStatus(request.Status) === 'invited') return 'invited';
  const submitted = parseInstant(request.LastSubmitDate)?.getTime();
  if (submitted === undefined) return 'neverSubmitted';
  return (linkingRequestTime(request) ?? submitted) > submitted ? 'askedAgain' : 'flagged';
}
