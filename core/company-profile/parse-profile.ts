import { toCompanyData, toCompanyValues } from '../company/company-data';
import { companyFields } from '../company/company-fields';
import type { CompanyData, CompanyProfile, PersonalData } from '../contracts/company-profile';
import { contactFields, toContactValues, toPersonalData } from '../people/contact-fields';
import type { RecordFields } from '../records/record-fields';

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads a profile in any form: its two parts as objects or as JSON texts, and every name in any letter case, with or
 * without underscores (`CompanyData`, `COMPANY_DATA`, `companydata`). What is missing is empty; an invalid month or
 * size counts as 1.
 */
export function parseProfile(raw: unknown): CompanyProfile {
  const profile = membersOf(raw);
  return {
    CompanyData: parseCompany(membersOf(profile['companydata'])),
    PersonalData: parsePerson(membersOf(profile['personaldata'])),
    version: wholeNumber(profile['version']) ?? 0,
  };
}

function parseCompany(data: Members): CompanyData {
  const company = toCompanyData(toCompanyValues(renamed(companyFields, data)));
  return {
    ...company,
    MonthOfFiscalYear: within(company.MonthOfFiscalYear, 12),
    CompanySize: within(company.CompanySize, 5),
  };
}

function parsePerson(data: Members): PersonalData {
  const contact = toContactValues(renamed(contactFields, data));
  return toPersonalData(contact, contact.phoneNumber);
}

/** The members under their API names. */
const renamed = (fields: RecordFields, data: Members): Members =>
  Object.fromEntries(Object.values(fields).map(({ wire }) => [wire, data[wire.toLowerCase()]]));

/** The members of an object or of its JSON text, by lower-case name. */
function membersOf(value: unknown): Members {
  const object = typeof value === 'string' ? fromJson(value) : value;
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return {};
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => [name.replaceAll('_', '').toLowerCase(), member]),
  );
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function wholeNumber(value: unknown): number | undefined {
  const number = value === '' || value === null ? Number.NaN : Number(value);
  return Number.isInteger(number) ? number : undefined;
}

/** A month or a size; 1 if invalid. */
const within = (value: number, highest: number): number => (value >= 1 && value <= highest ? value : 1);
