import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { needsAttention, requestedItemsIn } from '../../../core/requests/attention';
import { linkingRequestTime } from '../../../core/requests/linking-request-time';
import { normaliseStatus } from '../../../core/requests/status';
import { isAllDone, isAnswered } from '../../../core/terms/requested-items';

export type AttentionReason = 'invited' | 'neverSubmitted' | 'partly' | 'askedAgain' | 'flagged';

/** Why a request needs attention, for the sentence next to it; undefined if it does not. */
export function attentionReason(request: CustomerRequest): AttentionReason | undefined {
  if (!needsAttention(request)) return undefined;
  if (normaliseStatus(request.Status) === 'invited') return 'invited';
  const wanted = requestedItemsIn(request);
  if (!isAllDone(wanted))
    return wanted.length === 1 && wanted[0]?.kind === 'selfAssessment' ? 'neverSubmitted' : 'partly';
  return isAnswered(wanted, linkingRequestTime(request)) ? 'flagged' : 'askedAgain';
}
