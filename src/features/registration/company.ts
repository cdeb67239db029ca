import type { CompanyValues } from '../../../core/company/company-fields';
import { checkWith } from '../../lib/forms/rules';

/** The rules of the first step, loaded when a field is left for the first time. */
export const checkCompany = checkWith<CompanyValues>(() =>
  import('../../../core/company/company.schema').then(({ companySchema }) => companySchema),
);

const required = ['companyName', 'companyCountry', 'industryId', 'companySize'] as const;

/** The required company fields that are empty; while there are any, step 2 stays closed. */
export function missingOfCompany(values: CompanyValues): (typeof required)[number][] {
  return required.filter((name) => values[name].trim() === '');
}
