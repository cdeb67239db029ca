import type { CompanyValues } from '../../../core/company/company-fields';
import type { ContactValues } from '../../../core/people/contact-fields';
import type { NamedCountry } from '../../domain/company/options';

/** Form values of the person who registers. */
export type ApplicantValues = ContactValues & { termsAccepted: boolean };

/** The values of both steps; numbers stay text, as chosen. */
export type RegistrationValues = CompanyValues & ApplicantValues;

/** What the invitation says about the company and the person. */
export interface RegistrationSuggestion {
  company?: Pick<CompanyValues, 'companyName' | 'companyCountry'>;
  /** The country that the request is about. */
  country?: NamedCountry;
  email?: string;
}

export type Step = 1 | 2;
