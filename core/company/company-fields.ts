import { toValues, type RecordFields, type RecordValues } from '../records/record-fields';

/**
 * The fields of a company, in the order of the form. API casing as in the specification (1, section 3). All columns but
 * that of the name are in `company_profiles`.
 */
export const companyFields = {
  companyName: { wire: 'Name' },
  companyCountry: { wire: 'Country' },
  industryId: { wire: 'BusinessSegmentRegistration', column: 'industry_id', isInteger: true },
  companySize: { wire: 'CompanySize', isInteger: true },
  fiscalYearMonth: { wire: 'MonthOfFiscalYear', column: 'fiscal_year_month', isInteger: true },
  dunsNumber: { wire: 'DunsNumber', isOptional: true },
  companyAddress: { wire: 'Address' },
  companyZipCode: { wire: 'ZipCode' },
  companyCity: { wire: 'City' },
} as const satisfies RecordFields;

/** A company as form values. */
export type CompanyValues = RecordValues<typeof companyFields>;

export const emptyCompany: CompanyValues = { ...toValues(companyFields, {}), fiscalYearMonth: '1' };
