import { emptyCompany, type CompanyValues } from '../../../core/company/company-fields';
import { emptyContact, type ContactValues } from '../../../core/people/contact-fields';

/** The person who registers, as the form holds one. */
export type ApplicantValues = ContactValues & { termsAccepted: boolean };

/** What both steps hold; numbers stay as they were chosen, as text. */
export type RegistrationValues = CompanyValues & ApplicantValues;

export type Step = 1 | 2;

export const emptyApplicant: ApplicantValues = { ...emptyContact, termsAccepted: false };
export const emptyValues: RegistrationValues = { ...emptyCompany, ...emptyApplicant };

const requiredOfCompany = ['companyName', 'companyCountry', 'industryId', 'companySize'] as const;
const requiredOfPerson = ['firstName', 'lastName', 'email'] as const;

/** The required company fields that are empty; while there are any, step 2 stays closed. */
export function missingOfCompany(values: CompanyValues): (typeof requiredOfCompany)[number][] {
  return requiredOfCompany.filter((name) => values[name].trim() === '');
}

/** Whether the last button is open: names, an e-mail address with an @, and the terms. */
export function isPersonComplete(values: ApplicantValues): boolean {
  const isFilled = requiredOfPerson.every((name) => values[name].trim() !== '');
  return isFilled && values.email.includes('@') && values.termsAccepted;
}
