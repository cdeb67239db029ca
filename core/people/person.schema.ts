import { boolean, object, string } from 'yup';
import { isEmailAddress, normaliseEmail } from '../registration/email';
import { isPhoneNumber } from '../registration/phone-number';
import { fault, oneLineText, requiredText } from '../registration/text-rules';

/** An empty number counts as none; forms compose it from dial code and typed digits before they check it. */
const phoneNumber = () =>
  oneLineText().test('phone', fault('phoneNumberInvalid'), (number) => !number || isPhoneNumber(number));

const email = () =>
  string()
    .transform(normaliseEmail)
    .required(fault('emailRequired'))
    .test('email', fault('emailInvalid'), isEmailAddress);

/** What people may change about themselves, and administrators about others. */
export const personSchema = object({
  firstName: requiredText('firstNameRequired'),
  lastName: requiredText('lastNameRequired'),
  jobTitle: oneLineText(),
  phoneNumber: phoneNumber(),
});

/** A person who was added by e-mail address alone, until somebody edits the name. */
export const unnamedPersonSchema = personSchema.shape({
  firstName: oneLineText(),
  lastName: oneLineText(),
});

/** A person whom an administrator adds: the e-mail address is enough. */
export const newPersonSchema = unnamedPersonSchema.shape({ email: email() });

/** A company's contact person (specification 1, section 5, step 2). */
export const contactSchema = object({
  salutation: oneLineText(),
  firstName: requiredText('firstNameRequired'),
  lastName: requiredText('lastNameRequired'),
  email: email(),
  jobTitle: oneLineText(),
  phoneNumber: phoneNumber(),
});

/** The person who registers a company. */
export const applicantSchema = contactSchema.shape({
  termsAccepted: boolean().oneOf([true], fault('termsNotAccepted')),
});
