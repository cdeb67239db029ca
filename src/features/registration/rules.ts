import type { CompanyValues } from '../../../core/company/company-fields';
import { checkPerson } from '../../lib/forms/check-person';
import { checkWith } from '../../lib/forms/rules';
import type { ApplicantValues } from './values';

/** The rules are loaded when a field is left for the first time. */
export const checkCompany = checkWith<CompanyValues>(() =>
  import('../../../core/company/company.schema').then(({ companySchema }) => companySchema),
);

export const checkApplicant = checkPerson<ApplicantValues>(() =>
  import('../../../core/people/person.schema').then(({ applicantSchema }) => applicantSchema),
);
