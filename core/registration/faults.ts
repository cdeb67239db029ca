import type { CompanyPayload, PersonalPayload } from '../contracts/registration';
import { cleanText } from './clean-text';
import { isDunsNumber } from './duns-number';
import { isEmailAddress, normaliseEmail } from './email';
import { isPhoneNumber } from './phone-number';

/** What can be wrong with a registration, and the specification's words for it (section 5). */
export const registrationFaults = {
  companyNameRequired: 'Company name is required',
  countryRequired: 'Country is required',
  industryRequired: 'Industry is required',
  companySizeRequired: 'Company size is required',
  dunsNumberInvalid: 'DUNS number must be exactly 9 digits',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  phoneNumberInvalid: 'Please enter a valid phone number',
  termsNotAccepted: 'You must accept the terms of service',
} as const;
export type RegistrationFault = keyof typeof registrationFaults;

/** Faults of step 1 beyond what the types of the payload rule out. An absent or empty DUNS number is none. */
export function companyFaults({
  Name,
  Country,
  DunsNumber,
}: Pick<CompanyPayload, 'Name' | 'Country' | 'DunsNumber'>): RegistrationFault[] {
  return [
    ...when(cleanText(Name) === '', 'companyNameRequired'),
    ...when(cleanText(Country) === '', 'countryRequired'),
    ...when(Boolean(DunsNumber) && !isDunsNumber(DunsNumber ?? ''), 'dunsNumberInvalid'),
  ];
}

type PersonToCheck = Pick<
  PersonalPayload,
  'Name' | 'SurName' | 'Email' | 'PhoneNumber' | 'HasAcceptTermsOfUse'
>;

/** Faults of step 2. An empty phone number is none. */
export function personFaults(person: PersonToCheck): RegistrationFault[] {
  const email = normaliseEmail(person.Email);
  return [
    ...when(cleanText(person.Name) === '', 'firstNameRequired'),
    ...when(cleanText(person.SurName) === '', 'lastNameRequired'),
    ...when(email === '', 'emailRequired'),
    ...when(email !== '' && !isEmailAddress(email), 'emailInvalid'),
    ...when(person.PhoneNumber !== '' && !isPhoneNumber(person.PhoneNumber), 'phoneNumberInvalid'),
    ...when(!person.HasAcceptTermsOfUse, 'termsNotAccepted'),
  ];
}

function when(condition: boolean, fault: RegistrationFault): RegistrationFault[] {
  return condition ? [fault] : [];
}
