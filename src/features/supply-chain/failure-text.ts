import { invitationFaults, type InvitationFault } from '../../../core/invitation/invitation-faults';
import type { ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';

/** The text key for a refusal; undefined if only the server has a message. */
export function failureKey(
  error: ApiError,
): `fault.${InvitationFault}` | ReturnType<typeof refusalKey<'supplyChain'>> {
  if (error.code in invitationFaults) return `fault.${error.code as InvitationFault}`;
  return refusalKey('supplyChain', error.status === 503 ? 'UNAVAILABLE' : error.code);
}
