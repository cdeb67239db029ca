import { boolean, object, string } from 'yup';
import { composePhone } from '../../../core/phone/compose-phone';
import { isEmailAddress, normaliseEmail } from '../../../core/registration/email';
import { isPhoneNumber } from '../../../core/registration/phone-number';
import { text, type FormFault } from './company.schema';
import type { RegistrationValues } from './values';

const fault = (name: FormFault): FormFault => name;

export const personalSchema = object({
  firstName: text().required(fault('firstNameRequired')),
  lastName: text().required(fault('lastNameRequired')),
  email: string()
    .trim()
    .required(fault('emailRequired'))
    .test('email', fault('emailInvalid'), (value) => isEmailAddress(normaliseEmail(value))),
  jobTitle: text(),
  phoneNumber: string().test('phone', fault('phoneNumberInvalid'), (typed = '', { parent }) => {
    const { phoneTerritory: territory } = parent as RegistrationValues;
    const number = composePhone({ territory, typed });
    return number === '' || isPhoneNumber(number);
  }),
  termsAccepted: boolean().oneOf([true], fault('termsNotAccepted')),
});
