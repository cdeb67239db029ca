import { invitationFaults, type InvitationFault } from '../../../core/invitation/invitation-faults';
import type { ApiError } from '../../lib/api/api-error';

/** Refusals that have words of their own in the texts, under `refusal`. */
const refusals = [
  'QUOTA_REACHED',
  'INVITES_RESTRICTED',
  'SUPPLY_CHAIN_RESTRICTED',
  'SUPPLIER_DECLINED',
  'REMINDED_RECENTLY',
  'SUPPLIER_ANSWERED',
  'STALE_VERSION',
  'NOT_FOUND',
  'INVALID_ROWS',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'NETWORK',
  'TIMEOUT',
] as const;

/** The key of the words for what a call was refused with; undefined where only the server has some. */
export function failureKey(
  error: ApiError,
): `fault.${InvitationFault}` | `refusal.${(typeof refusals)[number]}` | undefined {
  if (error.code in invitationFaults) return `fault.${error.code as InvitationFault}`;
  const wanted = error.status === 503 ? 'UNAVAILABLE' : error.code;
  const refusal = refusals.find((code) => code === wanted);
  return refusal && `refusal.${refusal}`;
}
