import { faultMessages, firstYear, isYearInRange, type FigureFault } from '../../../core/carbon/figures';
import { ApiError } from '../../plugins/api-error';

/** @throws ApiError 409 STALE_VERSION with the current record when the caller has seen another version */
export function refuseStale(current: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== current.version) throw changedMeanwhile(current);
}

/** What two people do to one record at once: `details` is what stands now. */
export const changedMeanwhile = (current: object) =>
  new ApiError(
    409,
    'STALE_VERSION',
    'This record was changed meanwhile; look at its current state and decide again.',
    current,
  );

/** @throws ApiError 400 with the words of the specification */
export function refuseFaults(...faults: readonly (FigureFault | undefined)[]): void {
  const fault = faults.find((found) => found !== undefined);
  if (fault) throw new ApiError(400, fault, faultMessages[fault]);
}

/** @throws ApiError 400 for a year that cannot be accounted for */
export function refuseYear(year: number, now = new Date()): void {
  if (!isYearInRange(year, now))
    throw new ApiError(
      400,
      'YEAR_OUT_OF_RANGE',
      `Year must be between ${firstYear} and ${now.getUTCFullYear() + 1}`,
    );
}
