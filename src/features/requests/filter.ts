import type { CustomerRequest, RequestStatus } from '../../../core/contracts/customer-requests';
import { needsAttention } from '../../../core/requests/attention';
import { normaliseStatus } from '../../../core/requests/status';
import { fold, containsWords, searchedWords } from '../../../core/search/fold';

export type StatusFilter = 'all' | 'attention' | RequestStatus;

export interface RequestFilter {
  status: StatusFilter;
  text: string;
}

export const noFilter: RequestFilter = { status: 'all', text: '' };

function matchesStatus(request: CustomerRequest, status: StatusFilter): boolean {
  if (status === 'all') return true;
  if (status === 'attention') return needsAttention(request);
  return normaliseStatus(request.Status) === status;
}

/**
 * The requests of a status whose customer, supplier id or product group contains every word of the text.
 * `productGroup` returns a request's sector and country in the reader's language.
 */
export function filterRequests(
  requests: readonly CustomerRequest[],
  { status, text }: RequestFilter,
  productGroup: (request: CustomerRequest) => string,
): CustomerRequest[] {
  const words = searchedWords(text);
  return requests.filter((request) => {
    if (!matchesStatus(request, status)) return false;
    if (words.length === 0) return true;
    const { RequesterCompanyName, SupplierId } = request;
    return containsWords(fold(`${RequesterCompanyName} ${SupplierId} ${productGroup(request)}`), words);
  });
}

/** How many requests each choice of the status filter shows. */
export function countByStatus(requests: readonly CustomerRequest[]): Record<StatusFilter, number> {
  const count = (status: StatusFilter) => requests.filter((request) => matchesStatus(request, status)).length;
  return {
    all: requests.length,
    attention: count('attention'),
    invited: count('invited'),
    accepted: count('accepted'),
    declined: count('declined'),
  };
}
