import { invitationFaults, type InvitationFault } from '../../../core/invitation/invitation-faults';
import type { ApiError } from '../../lib/api/api-error';
import { refusalKey } from '../../lib/api/refusal-keys';

/** The text key for a refusal; undefined if only the server has a message. */
export function failureKey(
  error: ApiError,
): `fault.${InvitationFault}` | ReturnType<typeof refusalKey<'supplyChain'>> {
  if (error.code in invitationFaults) return `fault.${error.code as InvitationFault}`;
  const { status, code } = error;
  return refusalKey('supplyChain', status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : code);
}
