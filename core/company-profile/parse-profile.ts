import type { CompanyData, CompanyProfile, PersonalData } from '../contracts/company-profile';

type Members = Readonly<Record<string, unknown>>;

/**
 * The profile in whichever form it came: its two parts as objects or as JSON texts, and every name in any letter
 * case, with or without underscores (`CompanyData`, `COMPANY_DATA`, `companydata`). What is missing is empty; a
 * month or a size that is none counts as 1.
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
  const dunsNumber = text(data['dunsnumber']);
  return {
    Name: text(data['name']),
    Country: text(data['country']),
    BusinessSegmentRegistration: wholeNumber(data['businesssegmentregistration']) ?? 1,
    Address: text(data['address']),
    City: text(data['city']),
    ZipCode: text(data['zipcode']),
    ...(dunsNumber === '' ? {} : { DunsNumber: dunsNumber }),
    MonthOfFiscalYear: within(data['monthoffiscalyear'], 12),
    CompanySize: within(data['companysize'], 5),
  };
}

function parsePerson(data: Members): PersonalData {
  return {
    Name: text(data['name']),
    SurName: text(data['surname']),
    Email: text(data['email']),
    Salutation: text(data['salutation']),
    PhoneNumber: text(data['phonenumber']),
    JobTitle: text(data['jobtitle']),
  };
}

/** The members of an object, or of the JSON text of one, by their names in small letters. */
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

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function wholeNumber(value: unknown): number | undefined {
  const number = text(value) === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) ? number : undefined;
}

function within(value: unknown, highest: number): number {
  const number = wholeNumber(value) ?? 1;
  return number >= 1 && number <= highest ? number : 1;
}
