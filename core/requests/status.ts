import type { RequestStatus } from '../contracts/customer-requests';

/**
 * The status in its canonical spelling; letter case does not matter. Undefined for an unknown status: such a request
 * needs nothing, sorts last and offers no action, rather than being mistaken for a known one.
 */
export function normaliseStatus(status: string): RequestStatus | undefined {
  switch (status.toLowerCase()) {
    case 'invited':
      return 'invited';
    case 'accepted':
      return 'accepted';
    case 'declined':
      return 'declined';
    default:
      return undefined;
  }
}
