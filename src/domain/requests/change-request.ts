import { original } from '@reduxjs/toolkit';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { customerRequestsApi } from './customer-requests-api';
import { patch } from '../../lib/outbox/patch';

/** What a request's edits are about. */
export const requestSubject = (linkingId: string): string => `request/${linkingId}`;

/** A change of one request in the list of them. */
export function changeRequest(
  projectId: number,
  linkingId: string,
  to: (request: CustomerRequest) => CustomerRequest,
) {
  return patch(
    customerRequestsApi.endpoints.getCustomerRequests,
    projectId,
    (requests) => {
      // Looked for in the list itself: a thousand of its drafts are slow. No edit adds or removes a request.
      const index = original(requests)?.findIndex((each) => each.LinkingId === linkingId) ?? -1;
      const found = requests[index];
      if (found) requests[index] = to(found);
    },
    { inPlace: true },
  );
}
