import { original } from '@reduxjs/toolkit';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { customerRequestsApi } from './customer-requests-api';
import { patch } from '../../lib/outbox/patch';

/** The subject of a request's edits. */
export const requestSubject = (linkingId: string): string => `request/${linkingId}`;

/** Changes one request in the list. */
export function changeRequest(
  projectId: number,
  linkingId: string,
  to: (request: CustomerRequest) => CustomerRequest,
) {
  return patch(
    customerRequestsApi.endpoints.getCustomerRequests,
    projectId,
    (requests) => {
      // Searches the original list, since a thousand drafts are slow. No edit adds or removes a request.
      const index = original(requests)?.findIndex((each) => each.LinkingId === linkingId) ?? -1;
      const found = requests[index];
      if (found) requests[index] = to(found);
    },
    { inPlace: true },
  );
}
