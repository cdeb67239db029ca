import { object, string } from 'yup';
import { pastDay } from '../records/past-day';
import { cleanText } from '../registration/clean-text';
import type { VerificationFault } from './verification';

const fault = (name: VerificationFault) => name;

/** The rules of a verification of an account. Context: `DayContext`. */
export const verificationSchema = object({
  provider: string().transform(cleanText).required(fault('PROVIDER_MISSING')),
  completedOn: pastDay(fault('COMPLETED_IN_FUTURE')).required(fault('COMPLETED_MISSING')),
});
