import { object, string } from 'yup';
import { cleanText } from '../registration/clean-text';
import { fault } from './exchange-faults';

/** The rules of a partner that footprints are exchanged with. */
export const partnerSchema = object({
  name: string().transform(cleanText).required(fault('PARTNER_NAME_MISSING')),
});
