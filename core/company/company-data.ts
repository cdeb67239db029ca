import type { CompanyData } from '../contracts/company-profile';
import { toValues } from '../records/record-fields';
import { toWire } from '../records/to-wire';
import { companyFields, type CompanyValues } from './company-fields';

/** An API company as form values. */
export const toCompanyValues = (data: Readonly<Record<string, unknown>>): CompanyValues =>
  toValues(companyFields, data);

/** A company as it is sent and stored. */
export const toCompanyData = (values: CompanyValues): CompanyData =>
  toWire(companyFields, values) as CompanyData;
