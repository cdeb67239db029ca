import type { CustomerRequest } from '../contracts/customer-requests';
import { parseInstant } from '../dates/parse-instant';

/** When the customer last asked, or else when the linking was created; milliseconds, undefined if neither is known. */
export function linkingRequestTime(
  request: Pick<CustomerRequest, 'LastLinkingRequest' | 'LinkingCreated'>,
): number | undefined {
  return (parseInstant(request.LastLinkingRequest) ?? parseInstant(request.LinkingCreated))?.getTime();
}
