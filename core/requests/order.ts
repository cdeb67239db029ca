import type { CustomerRequest } from '../contracts/customer-requests';
import { linkingRequestTime } from './linking-request-time';
import { normaliseStatus } from './status';

type Ordered = Pick<CustomerRequest, 'Status' | 'LinkingCreated' | 'LastLinkingRequest' | 'LinkingId'>;

interface SortKey {
  rank: number;
  time: number;
  id: string;
}

const ranks = { invited: 0, accepted: 1, declined: 2 };
const unknownRank = 3;

/**
 * Invited first, then accepted, then declined (then unknown); within these the newest linking request first, undated
 * ones last; then by LinkingId. A total order, as `Array.prototype.sort` requires.
 */
export function compareRequests(a: Ordered, b: Ordered): number {
  return compareKeys(keyOf(a), keyOf(b));
}

/** The requests in the order of `compareRequests`, as a new array; reads each one's dates once. */
export function sortRequests<Request extends Ordered>(requests: readonly Request[]): Request[] {
  return requests
    .map((request) => ({ request, key: keyOf(request) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ request }) => request);
}

function keyOf(request: Ordered): SortKey {
  const status = normaliseStatus(request.Status);
  return {
    rank: status ? ranks[status] : unknownRank,
    time: linkingRequestTime(request) ?? -Infinity,
    id: request.LinkingId,
  };
}

function compareKeys(a: SortKey, b: SortKey): number {
  return ascending(a.rank, b.rank) || ascending(b.time, a.time) || ascending(a.id, b.id);
}

/** By code unit for texts: the order must not depend on the reader's language. */
function ascending<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
