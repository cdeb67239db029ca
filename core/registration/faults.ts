/** Faults of a company or a person, with the specification's messages (1, section 5). */
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
  tooLong: 'Please use at most 200 characters',
} as const;
export type RegistrationFault = keyof typeof registrationFaults;
