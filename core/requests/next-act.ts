import type { CustomerRequest } from '../contracts/customer-requests';
import { awaitsSubmission, wantedIn } from './attention';
import { normaliseStatus } from './status';

/** A company's next action for a customer. */
export type RequestAct = 'decide' | 'answer' | 'answerCompany' | 'submit' | 'share' | 'offer' | 'look';

/** How many answers a submission lacks. */
export interface Missing {
  segment: number;
  company: number;
}

/** The next action for a request, in the order of its process; `missing` is undefined until counted. */
export function nextAct(request: CustomerRequest, missing?: Missing): RequestAct {
  if (normaliseStatus(request.Status) === 'invited') return 'decide';
  if (awaitsSubmission(request)) {
    if (!missing || missing.segment > 0) return 'answer';
    return missing.company > 0 ? 'answerCompany' : 'submit';
  }
  const owed = wantedIn(request).flatMap(({ kind, doneAt }) => (doneAt === null ? [kind] : []));
  if (owed.includes('emissions')) return 'share';
  return owed.includes('productFootprints') ? 'offer' : 'look';
}
