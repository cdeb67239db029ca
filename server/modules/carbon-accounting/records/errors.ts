import type { ObjectSchema } from 'yup';
import { billFaultMessages } from '../../../../core/carbon/inputs/bills';
import { boundaryFaultMessages } from '../../../../core/carbon/account/boundary';
import { faultMessages, firstYear, lastYear } from '../../../../core/carbon/inputs/figures';
import { newYearSchema } from '../../../../core/carbon/account/new-year.schema';
import { verificationFaultMessages } from '../../../../core/carbon/account/verification';
import { faultsOf } from '../../../../core/records/faults-of';
import { ApiError } from '../../../lib/api-error';

/** @throws ApiError 409 STALE_VERSION with the current record when the caller has read another version */
export function refuseStale(current: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== current.version) throw changedMeanwhile(current);
}

/** For two people changing one record at the same time: `details` is the current state. */
export const changedMeanwhile = (current: object) =>
  new ApiError(
    409,
    'STALE_VERSION',
    'This record was changed meanwhile; look at its current state and decide again.',
    current,
  );

/**
 * Checks figures by the same rules as the forms.
 * @param record the given figures; missing ones are valid
 * @param context further data for the rules
 * @throws ApiError 400 with the words of the specification
 */
export function requireValid(schema: ObjectSchema<object>, record: object, context: object = {}): void {
  const now = new Date();
  const [fault] = Object.values(faultsOf(schema, record, { now, ...context }));
  if (fault !== undefined) refuseFault(fault, now);
}

/** @throws ApiError 400 with the words of a fault found elsewhere */
export function refuseFault(fault: string, now = new Date()): never {
  throw new ApiError(400, fault, wordsOf(fault, now));
}

/** @throws ApiError 400 for a year without accounts */
export function refuseYear(year: number): void {
  requireValid(newYearSchema, { year });
}

function wordsOf(fault: string, now: Date): string {
  const words: Readonly<Record<string, string>> = {
    ...faultMessages,
    ...boundaryFaultMessages,
    ...billFaultMessages,
    ...verificationFaultMessages,
    YEAR_OUT_OF_RANGE: `Year must be between ${firstYear} and ${lastYear(now)}`,
    SAME_YEAR: 'A year cannot be copied onto itself',
  };
  return words[fault] ?? fault;
}
