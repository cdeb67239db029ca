import type { CompanyData, PersonalData } from '../../core/contracts/company-profile';
import { cleanText } from '../../core/registration/clean-text';
import { normaliseEmail } from '../../core/registration/email';
import { companyFaults, personFaults, registrationFaults } from '../../core/registration/faults';
import { valueListData } from '../../data/value-lists';
import { ApiError } from './api-error';

/** A company as it is stored. */
export interface Company {
  name: string;
  country: string;
  industryId: number;
  address: string;
  city: string;
  zipCode: string;
  dunsNumber: string | null;
  fiscalYearMonth: number;
  size: number;
}

/** A company's contact person as stored. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  salutation: string;
  jobTitle: string;
  phoneNumber: string;
}

const countryCodes = new Set(valueListData['app-countries'].map(({ code }) => code));
const industryIds = new Set(valueListData['app-registration-industries'].map(({ id }) => id));

/** @throws ApiError 400 in the words of the form */
export function toCompany(data: CompanyData): Company {
  const dunsNumber = cleanText(data.DunsNumber ?? '');
  const [fault] = companyFaults({ ...data, DunsNumber: dunsNumber });
  if (fault) throw invalid(registrationFaults[fault]);
  if (!countryCodes.has(data.Country)) throw invalid(registrationFaults.countryRequired);
  if (!industryIds.has(data.BusinessSegmentRegistration)) throw invalid(registrationFaults.industryRequired);
  return {
    name: cleanText(data.Name),
    country: data.Country,
    industryId: data.BusinessSegmentRegistration,
    address: cleanText(data.Address),
    city: cleanText(data.City),
    zipCode: cleanText(data.ZipCode),
    dunsNumber: dunsNumber || null,
    fiscalYearMonth: data.MonthOfFiscalYear,
    size: data.CompanySize,
  };
}

/** @throws ApiError 400 in the words of the form */
export function toContact(data: PersonalData & { HasAcceptTermsOfUse?: boolean }): Contact {
  const phoneNumber = cleanText(data.PhoneNumber);
  const [fault] = personFaults({ HasAcceptTermsOfUse: true, ...data, PhoneNumber: phoneNumber });
  if (fault) throw invalid(registrationFaults[fault]);
  return {
    firstName: cleanText(data.Name),
    lastName: cleanText(data.SurName),
    email: normaliseEmail(data.Email),
    salutation: cleanText(data.Salutation),
    jobTitle: cleanText(data.JobTitle),
    phoneNumber,
  };
}

const invalid = (message: string) => new ApiError(400, 'INVALID_INPUT', message);
