import type { CustomerRequest, RequestStatus, RespondBody } from '../contracts/customer-requests';

/** The status after each response. */
export const statusAfter: Record<RespondBody['action'], RequestStatus> = {
  ACCEPT: 'accepted',
  DECLINE: 'declined',
};

/**
 * The request as it will be once the server has accepted the response: new status and time of the change. The version
 * stays; only the server increments it.
 */
export function applyResponse<Request extends Pick<CustomerRequest, 'Status' | 'LastLinkingStatusChange'>>(
  request: Request,
  action: RespondBody['action'],
  now: Date,
): Request {
  return { ...request, Status: statusAfter[action], LastLinkingStatusChange: now.toISOString() };
}
