import { object, string } from 'yup';
import { pastDay, type DayContext } from '../../records/past-day';
import { cleanText } from '../../registration/clean-text';
import type { VerificationFault } from './verification';

const fault = (name: VerificationFault) => name;

export interface VerificationContext extends DayContext {
  /** Of the account; its business year begins in it. */
  year: number;
}

/** The rules of a verification of an account. Context: `VerificationContext`. */
export const verificationSchema = object({
  provider: string().transform(cleanText).required(fault('PROVIDER_MISSING')),
  completedOn: pastDay(fault('COMPLETED_IN_FUTURE'))
    .required(fault('COMPLETED_MISSING'))
    .test(
      'year',
      fault('COMPLETED_BEFORE_YEAR'),
      (day, { options }) => day >= `${(options.context as VerificationContext).year}-01-01`,
    ),
});
