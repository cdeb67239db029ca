import { emptyCompany, type CompanyValues } from '../../core/company/company-fields';
import { cleanText } from '../../core/registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../../core/registration/email';
import { maxTextLength } from '../../core/registration/limits';
import { valueListData } from '../../data/value-lists';
import type { Config } from '../config';
import { createAccounts } from '../identity/create-accounts';
import { IdentityUnavailableError } from '../lib/access/identity';
import { createMails } from '../mail/create-mails';
import type { Applicant } from '../modules/registration/applicant';
import { addCustomer } from '../modules/registration/service';
import { ApiError } from '../lib/api-error';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { readCode, readCountry, readLocale, readOptions } from './options';
import { sendNow, type MailSettings } from './send-now';

export const addProjectUsage =
  'projects add --name NAME --country CODE --admin-email ADDRESS [--admin-first-name NAME] ' +
  '[--admin-last-name NAME] [--industry CODE] [--language de]';

const options = {
  name: { type: 'string', default: '' },
  country: { type: 'string', default: '' },
  industry: { type: 'string', default: 'M70' },
  'admin-email': { type: 'string', default: '' },
  'admin-first-name': { type: 'string', default: '' },
  'admin-last-name': { type: 'string', default: '' },
  language: { type: 'string' },
} as const;

type Settings = Pick<Config, 'keycloak' | 'clientId'> & MailSettings;

/**
 * Adds a company that sends requests to suppliers without having been invited, and its administrator, who
 * gets a mail to set the password. Its people complete the rest in the profile.
 * @throws StartupError for invalid options, an address that is in use, and an unreachable Keycloak
 */
export async function addProject(database: Database, args: string[], settings: Settings): Promise<string[]> {
  const values = readOptions(args, options);
  const company = toCompany(values);
  const person = toAdministrator(values);
  const accounts = createAccounts(settings, createMails(settings.publicUrl));
  const id = await accounts
    .isVerified(database, person.email)
    .then((isVerified) =>
      database.transaction((tx) => addCustomer(tx, accounts, { company, person: { ...person, isVerified } })),
    )
    .catch((error: unknown) => {
      throw toSentence(error, person.email);
    });
  return [
    `Project ${id} is ${company.companyName}, and ${person.email} its administrator.`,
    ...(settings.keycloak
      ? ['Keycloak sends the mail with the link to set a password, once the server runs.']
      : await sendNow(database, settings)),
  ];
}

type Values = ReturnType<typeof readOptions<typeof options>>;

function toCompany(values: Values): CompanyValues {
  const name = readText('name', values.name);
  if (name === '') throw new StartupError('Say what the company is called: --name.');
  const industry = readCode('industry', values.industry, {
    known: [...industryIds.keys()],
    choice: 'a division of NACE Rev. 2, such as C24',
  });
  return {
    ...emptyCompany,
    companyName: name,
    companyCountry: readCountry(values.country),
    industryId: String(industryIds.get(industry) ?? 0),
    companySize: '1',
  };
}

const industryIds = new Map(valueListData['app-registration-industries'].map(({ code, id }) => [code, id]));

function toAdministrator(values: Values): Applicant {
  const email = normaliseEmail(values['admin-email']);
  if (!isEmailAddress(email))
    throw new StartupError('Say who administers it: --admin-email with an e-mail address.');
  return {
    email,
    firstName: readText('admin-first-name', values['admin-first-name']),
    lastName: readText('admin-last-name', values['admin-last-name']),
    salutation: '',
    jobTitle: '',
    phoneNumber: '',
    locale: readLocale(values.language),
  };
}

function readText(name: string, value: string): string {
  const text = cleanText(value);
  if (Array.from(text).length <= maxTextLength) return text;
  throw new StartupError(`--${name} has more than ${maxTextLength} characters.`);
}

function toSentence(error: unknown, email: string): unknown {
  if (error instanceof ApiError && error.statusCode === 409)
    return new StartupError(`${email} is in use already; nothing was added.`);
  if (error instanceof IdentityUnavailableError)
    return new StartupError(`${error.message}; nothing was added.`);
  return error;
}
