import { object, string } from 'yup';
import { isDunsNumber } from '../../../core/registration/duns-number';
import type { RegistrationFault } from '../../../core/registration/faults';
import { longestText } from '../../../core/registration/limits';

export type FormFault = RegistrationFault | 'tooLong';
const fault = (name: FormFault): FormFault => name;

/** A text of at most 200 characters, counted as people count them: an emoji is one. */
export const text = () =>
  string()
    .trim()
    .test('length', fault('tooLong'), (value) => [...(value ?? '')].length <= longestText);

export const companySchema = object({
  companyName: text().required(fault('companyNameRequired')),
  companyCountry: string().required(fault('countryRequired')),
  industryId: string().required(fault('industryRequired')),
  companySize: string().required(fault('companySizeRequired')),
  dunsNumber: string().test('duns', fault('dunsNumberInvalid'), (value) => !value || isDunsNumber(value)),
  companyAddress: text(),
  companyCity: text(),
  companyZipCode: text(),
});
