import type { ObjectSchema } from 'yup';
import { billFaultMessages } from '../../../../core/carbon/bills';
import { boundaryFaultMessages } from '../../../../core/carbon/boundary';
import { faultMessages, firstYear } from '../../../../core/carbon/figures';
import { newYearSchema } from '../../../../core/carbon/new-year.schema';
import { faultsOf } from '../../../../core/records/faults-of';
import { ApiError } from '../../../lib/api-error';

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

/**
 * Checks figures by the rules that the forms have, too.
 * @param record the figures that a caller gives; what is left out has no fault
 * @param context what the rules have to know besides
 * @throws ApiError 400 with the words of the specification
 */
export function refuseFaults(schema: ObjectSchema<object>, record: object, context: object = {}): void {
  const now = new Date();
  const [fault] = Object.values(faultsOf(schema, record, { now, ...context }));
  if (fault !== undefined) refuseFault(fault, now);
}

/** @throws ApiError 400 with the words of a fault that was found otherwise */
export function refuseFault(fault: string, now = new Date()): never {
  throw new ApiError(400, fault, wordsOf(fault, now));
}

/** @throws ApiError 400 for a year that cannot be accounted for */
export function refuseYear(year: number): void {
  refuseFaults(newYearSchema, { year });
}

function wordsOf(fault: string, now: Date): string {
  const words: Readonly<Record<string, string>> = {
    ...faultMessages,
    ...boundaryFaultMessages,
    ...billFaultMessages,
    YEAR_OUT_OF_RANGE: `Year must be between ${firstYear} and ${now.getUTCFullYear() + 1}`,
    SAME_YEAR: 'A year cannot be copied onto itself',
  };
  return words[fault] ?? fault;
}
