import { invitationFaults, type InvitationFault } from '../../../core/invitation/invitation-faults';
import { askedSchema, type DueDateContext } from '../../../core/invitation/invitation.schema';
import { faultsOf } from '../../../core/records/faults-of';
import { ApiError } from '../../lib/api-error';

/** The current day at UTC-12, the last time zone, so that nobody's today is in the past. `YYYY-MM-DD`. */
export const earliestToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

/**
 * @param stored the existing due date, which may stay when it has passed
 * @throws ApiError 400 DUE_DATE_PAST or DUE_DATE_FAR
 */
export function refuseDueDate(dueDate: string | null | undefined, stored: string | null = null): void {
  const context: DueDateContext = { today: earliestToday(), stored };
  const { dueDate: fault } = faultsOf(askedSchema, { dueDate }, context);
  if (fault !== undefined) throw new ApiError(400, fault, invitationFaults[fault as InvitationFault]);
}
