import type { CompanyValues } from '../../../core/company/company-fields';
import { checkWith } from '../../lib/forms/rules';

/** The rules of the first step, loaded on the first blur. */
export const checkCompany = checkWith<CompanyValues>(() =>
  import('../../../core/company/company.schema').then(({ companySchema }) => companySchema),
);

const required = ['companyName', 'companyCountry', 'industryId', 'companySize'] as const;

/** The required company fields that are empty; step 2 stays closed while there are any. */
export function missingOfCompany(values: CompanyValues): (typeof required)[number][] {
  return required.filter((name) => values[name].trim() === '');
}
