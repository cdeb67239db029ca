import { toCompanyData, toCompanyValues } from '../../core/company/company-data';
import { companyFields, type CompanyValues } from '../../core/company/company-fields';
import { companySchema } from '../../core/company/company.schema';
import type { CompanyData, PersonalData } from '../../core/contracts/company-profile';
import {
  contactFields,
  toContactValues,
  toPersonalData,
  type ContactValues,
} from '../../core/people/contact-fields';
import { applicantSchema } from '../../core/people/person.schema';
import { faultsOf } from '../../core/records/faults-of';
import { normaliseEmail } from '../../core/registration/email';
import { registrationFaults, type RegistrationFault } from '../../core/registration/faults';
import { valueListData } from '../../data/value-lists';
import { ApiError } from './api-error';

/** A company's contact person, with the whole phone number. */
export type Contact = Omit<ContactValues, 'phoneTerritory'>;

/** The columns of `company_profiles`; a company's name is in `projects`. */
const { companyName: _name, ...columnsOfCompany } = companyFields;
export const profileFields = { ...columnsOfCompany, ...contactFields };

const known = {
  countries: new Set(valueListData['app-countries'].map(({ code }) => code)),
  industries: new Set(valueListData['app-registration-industries'].map(({ id }) => String(id))),
};

/**
 * A company with cleaned texts.
 * @throws ApiError 400 in the words of the form
 */
export function readCompany(data: CompanyData): CompanyValues {
  const company = toCompanyValues(toCompanyData(toCompanyValues(data)));
  refuse(faultsOf(companySchema, company, known));
  return company;
}

/**
 * A contact person with cleaned texts, the e-mail address in lower case.
 * @throws ApiError 400 in the words of the form
 */
export function readContact(data: PersonalData & { HasAcceptTermsOfUse?: boolean }): Contact {
  const { PhoneNumber, HasAcceptTermsOfUse: termsAccepted = true } = data;
  const { phoneTerritory: _, ...contact } = toContactValues(
    toPersonalData(toContactValues(data), PhoneNumber),
  );
  refuse(faultsOf(applicantSchema, { ...contact, termsAccepted }));
  return { ...contact, email: normaliseEmail(contact.email) };
}

/** @throws ApiError 400 with the first fault, in the words of the form */
export function refuse(faults: Readonly<Record<string, string>>): void {
  const [fault] = Object.values(faults);
  if (fault) throw new ApiError(400, 'INVALID_INPUT', registrationFaults[fault as RegistrationFault]);
}
