import type { CompanyData } from '../contracts/company-profile';
import { toValues } from '../records/record-fields';
import { toWire } from '../records/to-wire';
import { companyFields, type CompanyValues } from './company-fields';

/** A company of the wire as forms hold it. */
export const toCompanyValues = (data: Readonly<Record<string, unknown>>): CompanyValues =>
  toValues(companyFields, data);

/** A company as it goes over the wire and is stored. */
export const toCompanyData = (values: CompanyValues): CompanyData =>
  toWire(companyFields, values) as CompanyData;
