import { array, mixed, number, object, string, type TestContext } from 'yup';
import { cleanText } from '../../registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../../registration/email';
import type { BoundaryFault } from './boundary';

/** What the rules of a boundary need to know besides it. */
export interface BoundaryContext {
  /** The existing years, and whether they have results; left out if unknown. */
  years?: ReadonlyMap<number, boolean> | undefined;
}

const fault = (name: BoundaryFault) => name;
const yearsOf = ({ options }: TestContext) => (options.context as BoundaryContext | undefined)?.years;

/** The rules of an exclusion from the account. */
export const exclusionSchema = object({
  name: string().transform(cleanText).required(fault('EXCLUSION_NAME_MISSING')),
  reason: string().transform(cleanText).required(fault('EXCLUSION_REASON_MISSING')),
});

/** The rules of a part that the company has none of. */
export const absenceSchema = object({
  parts: array(string()).min(1, fault('ABSENCE_PARTS_MISSING')),
  reason: string().transform(cleanText).required(fault('ABSENCE_REASON_MISSING')),
});

/** The rules of a boundary, or of the parts of it that change. Context: `BoundaryContext`. */
export const boundarySchema = object({
  baseYear: number()
    .nullable()
    .test('known', fault('BASE_YEAR_UNKNOWN'), (year, test) => !year || (yearsOf(test)?.has(year) ?? true))
    .test('calculated', fault('BASE_YEAR_NOT_CALCULATED'), (year, test) =>
      Boolean(!year || (yearsOf(test)?.get(year) ?? true)),
    ),
  /** Percent; NaN for anything that is not a number. */
  recalculationThreshold: mixed<number>().test(
    'percent',
    fault('THRESHOLD_OUT_OF_RANGE'),
    (value) => value === undefined || (value >= 0 && value <= 100),
  ),
  responsibleEmail: string().test(
    'email',
    fault('RESPONSIBLE_EMAIL_INVALID'),
    (email = '') => email.trim() === '' || isEmailAddress(normaliseEmail(email)),
  ),
  exclusions: array(exclusionSchema),
  absences: array(absenceSchema),
});
