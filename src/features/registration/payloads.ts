import { toCompanyData } from '../../../core/company/company-data';
import type { CreateAccountBody, CreateProjectBody } from '../../../core/contracts/registration';
import type { Locale } from '../../../core/i18n/locales';
import { toPersonalData } from '../../../core/people/contact-fields';
import type { RegistrationValues } from './values';

interface Registration {
  values: RegistrationValues;
  /** Dial code and number combined; empty if none was given. */
  phoneNumber: string;
  locale: Locale;
}

export function createProjectBody(
  { values, phoneNumber, locale }: Registration,
  invitationToken: string,
  suppressWarnings: boolean,
): CreateProjectBody {
  return {
    invitationToken,
    companyData: { ...toCompanyData(values), BusinessSegment: [] },
    personalData: {
      ...toPersonalData(values, phoneNumber),
      HasAcceptTermsOfUse: values.termsAccepted,
      EmailInitialLanguage: locale,
    },
    suppressWarnings,
  };
}

export function createAccountBody(registration: Registration, projectId: number): CreateAccountBody {
  const { values, phoneNumber, locale } = registration;
  const { Email, Name, SurName, JobTitle, PhoneNumber, Salutation } = toPersonalData(values, phoneNumber);
  return {
    email: Email,
    projectId,
    firstName: Name,
    lastName: SurName,
    jobtitle: JobTitle,
    phoneNumber: PhoneNumber,
    salutation: Salutation,
    locale,
    isAdmin: true,
    isMainUser: true,
  };
}
