import { toCompanyData, toCompanyValues } from '../../../core/company/company-data';
import type { CompanyValues } from '../../../core/company/company-fields';
import type { CompanyProfile, UpdateProfileBody } from '../../../core/contracts/company-profile';
import type { ProjectUser } from '../../../core/contracts/users';
import { toContactValues, toPersonalData, type ContactValues } from '../../../core/people/contact-fields';
import { checkPerson, phoneNumberOf } from '../../domain/people/check-person';
import { checkWith, type Check } from '../../lib/forms/rules';

/** Company and contact person as form values. */
export type ProfileValues = CompanyValues & ContactValues;

export const toValues = ({ CompanyData, PersonalData }: CompanyProfile): ProfileValues => ({
  ...toCompanyValues(CompanyData),
  ...toContactValues(PersonalData),
});

/** The profile with the given user as its contact. */
export const withContact = (profile: CompanyProfile, person: ProjectUser): ProfileValues =>
  toValues({
    ...profile,
    PersonalData: {
      Name: person.firstName,
      SurName: person.lastName,
      Email: person.email,
      Salutation: '',
      PhoneNumber: person.phoneNumber,
      JobTitle: person.jobTitle,
    },
  });

export async function toBody(values: ProfileValues): Promise<Omit<UpdateProfileBody, 'version'>> {
  const phoneNumber = await phoneNumberOf(values);
  return { companyData: toCompanyData(values), personalData: toPersonalData(values, phoneNumber) };
}

const checkCompany = checkWith<ProfileValues>(() =>
  import('../../../core/company/company.schema').then(({ companySchema }) => companySchema),
);
const checkContact = checkPerson<ProfileValues>(() =>
  import('../../../core/people/person.schema').then(({ contactSchema }) => contactSchema),
);

export const checkProfile: Check<ProfileValues> = async (values) => ({
  ...(await checkCompany(values)),
  ...(await checkContact(values)),
});
