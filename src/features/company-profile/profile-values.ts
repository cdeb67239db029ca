import type { CompanyProfile, UpdateProfileBody } from '../../../core/contracts/company-profile';
import { companyFaults, personFaults, type RegistrationFault } from '../../../core/registration/faults';
import { defaultTerritory } from '../../../core/phone/default-territory';
import { phoneNumberOf } from '../../components/account/person-values';

/** What the form holds; numbers stay as they were chosen, as text. */
export interface ProfileValues {
  companyName: string;
  companyCountry: string;
  industryId: string;
  companySize: string;
  fiscalYearMonth: string;
  dunsNumber: string;
  companyAddress: string;
  companyZipCode: string;
  companyCity: string;
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  phoneTerritory: string;
  phoneNumber: string;
}

export type ProfileFaults = Partial<Record<keyof ProfileValues, RegistrationFault>>;

const fieldOf: Partial<Record<RegistrationFault, keyof ProfileValues>> = {
  companyNameRequired: 'companyName',
  countryRequired: 'companyCountry',
  dunsNumberInvalid: 'dunsNumber',
  firstNameRequired: 'firstName',
  lastNameRequired: 'lastName',
  emailRequired: 'email',
  emailInvalid: 'email',
  phoneNumberInvalid: 'phoneNumber',
};

export function toValues({ CompanyData: company, PersonalData: person }: CompanyProfile): ProfileValues {
  return {
    companyName: company.Name,
    companyCountry: company.Country,
    industryId: String(company.BusinessSegmentRegistration),
    companySize: String(company.CompanySize),
    fiscalYearMonth: String(company.MonthOfFiscalYear),
    dunsNumber: company.DunsNumber ?? '',
    companyAddress: company.Address,
    companyZipCode: company.ZipCode,
    companyCity: company.City,
    salutation: person.Salutation,
    firstName: person.Name,
    lastName: person.SurName,
    email: person.Email,
    jobTitle: person.JobTitle,
    phoneTerritory: defaultTerritory.code,
    phoneNumber: person.PhoneNumber,
  };
}

export async function toBody(values: ProfileValues): Promise<Omit<UpdateProfileBody, 'version'>> {
  const dunsNumber = values.dunsNumber.trim();
  return {
    companyData: {
      Name: values.companyName.trim(),
      Country: values.companyCountry,
      BusinessSegmentRegistration: Number(values.industryId),
      Address: values.companyAddress.trim(),
      City: values.companyCity.trim(),
      ZipCode: values.companyZipCode.trim(),
      ...(dunsNumber === '' ? {} : { DunsNumber: dunsNumber }),
      MonthOfFiscalYear: Number(values.fiscalYearMonth),
      CompanySize: Number(values.companySize),
    },
    personalData: {
      Name: values.firstName.trim(),
      SurName: values.lastName.trim(),
      Email: values.email.trim(),
      Salutation: values.salutation,
      PhoneNumber: await phoneNumberOf(values),
      JobTitle: values.jobTitle.trim(),
    },
  };
}

/** The first fault of each field, by the rules of the registration. */
export function faultsOf({ companyData, personalData }: Omit<UpdateProfileBody, 'version'>): ProfileFaults {
  const found = [
    ...companyFaults(companyData),
    ...personFaults({ ...personalData, HasAcceptTermsOfUse: true }),
  ];
  const faults: ProfileFaults = {};
  for (const fault of found) {
    const field = fieldOf[fault];
    if (field) faults[field] ??= fault;
  }
  return companyData.BusinessSegmentRegistration > 0 ? faults : { ...faults, industryId: 'industryRequired' };
}
