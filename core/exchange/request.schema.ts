import { object, string } from 'yup';
import { cleanLines, cleanText } from '../registration/clean-text';
import { fault } from './exchange-faults';

/** The rules of a request to a partner's system, which finds products by their number only. */
export const partnerRequestSchema = object({
  partNumber: string().transform(cleanText).required(fault('PART_NUMBER_MISSING')),
});

/** The rules of the answer to a partner that gets no footprint. */
export const rejectionSchema = object({
  reason: string().transform(cleanLines).required(fault('REASON_MISSING')),
});
