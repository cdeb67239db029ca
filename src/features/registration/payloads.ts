import type { CreateAccountBody, CreateProjectBody } from '../../../core/contracts/registration';
import type { Locale } from '../../../core/i18n/locales';
import type { RegistrationValues } from './values';

interface Registration {
  values: RegistrationValues;
  /** Composed of dial code and number; empty when none was given. */
  phoneNumber: string;
  locale: Locale;
}

export function createProjectBody(
  { values, phoneNumber, locale }: Registration,
  invitationToken: string,
  suppressWarnings: boolean,
): CreateProjectBody {
  const dunsNumber = values.dunsNumber.trim();
  return {
    invitationToken,
    companyData: {
      Name: values.companyName.trim(),
      Country: values.companyCountry,
      BusinessSegmentRegistration: integer(values.industryId),
      Address: values.companyAddress.trim(),
      City: values.companyCity.trim(),
      ZipCode: values.companyZipCode.trim(),
      BusinessSegment: [],
      ...(dunsNumber && { DunsNumber: dunsNumber }),
      MonthOfFiscalYear: integer(values.fiscalYearMonth),
      CompanySize: integer(values.companySize),
    },
    personalData: {
      Name: values.firstName.trim(),
      SurName: values.lastName.trim(),
      Email: values.email.trim(),
      HasAcceptTermsOfUse: values.termsAccepted,
      Salutation: values.salutation,
      PhoneNumber: phoneNumber,
      JobTitle: values.jobTitle.trim(),
      EmailInitialLanguage: locale,
    },
    suppressWarnings,
  };
}

export function createAccountBody(
  { values, phoneNumber, locale }: Registration,
  projectId: number,
): CreateAccountBody {
  return {
    email: values.email.trim(),
    projectId,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    jobtitle: values.jobTitle.trim(),
    phoneNumber,
    salutation: values.salutation,
    locale,
    isAdmin: true,
    isMainUser: true,
  };
}

/** A chosen number; 1 where the choice cannot be read. */
function integer(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 1 : value;
}
