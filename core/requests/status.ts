import type { RequestStatus } from '../contracts/customer-requests';

/**
 * The status in its canonical spelling; letter case does not matter. Undefined for a status this version does
 * not know: such a request asks for nothing, sorts last and offers no action, rather than being taken for one
 * of the known ones.
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
