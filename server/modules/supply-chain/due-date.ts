import { invitationFaults } from '../../../core/supply-chain/invitation-faults';
import { ApiError } from '../../plugins/api-error';

/** The day where it is earliest on earth, UTC-12: nobody's today lies in the past. `YYYY-MM-DD`. */
export const earliestToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);

/** @throws ApiError 400 DUE_DATE_PAST */
export function refusePastDueDate(dueDate: string | null | undefined): void {
  if (dueDate && dueDate < earliestToday())
    throw new ApiError(400, 'DUE_DATE_PAST', invitationFaults.DUE_DATE_PAST);
}
