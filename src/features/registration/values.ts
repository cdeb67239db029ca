import type { CompanyValues } from '../../../core/company/company-fields';
import type { ContactValues } from '../../../core/people/contact-fields';
import type { NamedCountry } from '../../domain/company/options';

/** The person who registers, as the form holds one. */
export type ApplicantValues = ContactValues & { termsAccepted: boolean };

/** What both steps hold; numbers stay as they were chosen, as text. */
export type RegistrationValues = CompanyValues & ApplicantValues;

/** What the invitation tells of the company and the person. */
export interface RegistrationSuggestion {
  company?: Pick<CompanyValues, 'companyName' | 'companyCountry'>;
  /** The country that the request is about. */
  country?: NamedCountry;
  email?: string;
}

export type Step = 1 | 2;
