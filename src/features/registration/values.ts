import { defaultTerritory } from '../../../core/phone/default-territory';

/** What the form holds; numbers stay as they were chosen, as text. */
export interface RegistrationValues {
  companyName: string;
  companyCountry: string;
  industryId: string;
  companyAddress: string;
  companyCity: string;
  companyZipCode: string;
  dunsNumber: string;
  companySize: string;
  fiscalYearMonth: string;
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  phoneTerritory: string;
  phoneNumber: string;
  termsAccepted: boolean;
}

export type FieldName = keyof RegistrationValues;
export type Step = 1 | 2;

export const emptyValues: RegistrationValues = {
  companyName: '',
  companyCountry: '',
  industryId: '',
  companyAddress: '',
  companyCity: '',
  companyZipCode: '',
  dunsNumber: '',
  companySize: '',
  fiscalYearMonth: '1',
  salutation: '',
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  phoneTerritory: defaultTerritory.code,
  phoneNumber: '',
  termsAccepted: false,
};

export const companyFields = [
  ...['companyName', 'companyCountry', 'industryId', 'companySize', 'fiscalYearMonth', 'dunsNumber'],
  ...['companyAddress', 'companyZipCode', 'companyCity'],
] as FieldName[];

export const personalFields = [
  ...['salutation', 'firstName', 'lastName', 'email', 'jobTitle', 'phoneTerritory', 'phoneNumber'],
  'termsAccepted',
] as FieldName[];

const requiredOfCompany = ['companyName', 'companyCountry', 'industryId', 'companySize'] as const;
const requiredOfPerson = ['firstName', 'lastName', 'email'] as const;

/** The required company fields that are empty; while there are any, step 2 stays closed. */
export function missingOfCompany(values: RegistrationValues): (typeof requiredOfCompany)[number][] {
  return requiredOfCompany.filter((name) => values[name].trim() === '');
}

/** Whether the last button is open: names, an e-mail address with an @, and the terms. */
export function isPersonComplete(values: RegistrationValues): boolean {
  const isFilled = requiredOfPerson.every((name) => values[name].trim() !== '');
  return isFilled && values.email.includes('@') && values.termsAccepted;
}
