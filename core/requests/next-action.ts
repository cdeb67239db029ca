import type { CustomerRequest } from '../contracts/customer-requests';
import { awaitsSubmission, requestedItemsIn } from './attention';
import { normaliseStatus } from './status';

/** A company's next action for a customer. */
export type RequestAction = 'decide' | 'answer' | 'answerCompany' | 'submit' | 'share' | 'offer' | 'look';

/** How many answers a submission lacks. */
export interface Missing {
  segment: number;
  company: number;
}

/** The next action for a request, in the order of its process; `missing` is undefined until counted. */
export function nextAction(request: CustomerRequest, missing?: Missing): RequestAction {
  if (normaliseStatus(request.Status) === 'invited') return 'decide';
  if (awaitsSubmission(request)) {
    if (!missing || missing.segment > 0) return 'answer';
    return missing.company > 0 ? 'answerCompany' : 'submit';
  }
  const owed = requestedItemsIn(request).flatMap(({ kind, doneAt }) => (doneAt === null ? [kind] : []));
  if (owed.includes('emissions')) return 'share';
  return owed.includes('productFootprints') ? 'offer' : 'look';
}
