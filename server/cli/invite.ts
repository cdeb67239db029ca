import { parseArgs } from 'node:util';
import { isLocale, locales, type Locale } from '../../core/i18n/locales';
import { cleanText } from '../../core/registration/clean-text';
import { emailDomain, isEmailAddress, normaliseEmail } from '../../core/registration/email';
import { valueListData } from '../../data/value-lists';
import type { Config } from '../config';
import { createMails } from '../mail/create-mails';
import { sendDue } from '../mail/sender';
import { createSmtpMailer } from '../mail/smtp';
import { invite } from '../modules/landing/invitations';
import type { NewInvitation } from '../modules/landing/repository';
import type { Database } from '../plugins/database';
import { StartupError } from '../startup-error';
import { findCustomers, type Customer } from './customers';

const options = {
  customer: { type: 'string' },
  email: { type: 'string' },
  language: { type: 'string' },
  'supplier-name': { type: 'string' },
  'supplier-id': { type: 'string', default: '' },
  sector: { type: 'string', default: 'BUSINESS_SERVICES' },
  country: { type: 'string' },
  message: { type: 'string', default: '' },
} as const;

/**
 * Invites a supplier on behalf of a customer and answers with the link. Without a mail server the mail is in the
 * outbox; a mail that cannot be sent now is tried again by the server.
 * @throws StartupError for options it cannot use
 */
export async function inviteSupplier(
  database: Database,
  args: string[],
  { publicUrl, smtp }: Pick<Config, 'publicUrl' | 'smtp'>,
): Promise<string[]> {
  const values = readOptions(args);
  const customer = await findCustomer(database, values.customer ?? '');
  const invitation = toInvitation(values, customer);
  const mails = createMails(publicUrl);
  const { url } = await database.transaction((tx) => invite(tx, { publicUrl, mails }, invitation));
  const failures = smtp ? await send(database, smtp) : [];
  return [
    `${customer.name} invites ${invitation.supplierName} <${invitation.email}>.`,
    smtp ? 'The mail is on its way.' : 'No mail server is set up; the mail is in /dev/outbox/.',
    ...failures.map((reason) => `It could not be sent yet and will be tried again: ${reason}`),
    url,
  ];
}

type Values = ReturnType<typeof readOptions>;

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

async function findCustomer(database: Database, wanted: string): Promise<Customer> {
  if (wanted === '')
    throw new StartupError('Say who invites: --customer with the name or the project id of the company.');
  const found = await findCustomers(database, wanted);
  const [customer, another] = found;
  if (!customer) throw new StartupError(`There is no company "${wanted}".`);
  if (another)
    throw new StartupError(
      `There are several companies "${wanted}"; use a project id: ${found.map(({ id }) => id).join(', ')}.`,
    );
  return customer;
}

function toInvitation(values: Values, customer: Customer): NewInvitation {
  const email = normaliseEmail(values.email ?? '');
  if (!isEmailAddress(email)) throw new StartupError('Say who is invited: --email with an e-mail address.');
  return {
    requesterProjectId: customer.id,
    email,
    locale: readLocale(values.language),
    supplierName: cleanText(values['supplier-name'] ?? '') || emailDomain(email),
    supplierNumber: values['supplier-id'],
    sector: readCode('sector', values.sector, codesOf(valueListData['app-hotspot-sectors'])),
    country: readCode('country', values.country ?? customer.country, codesOf(valueListData['app-countries'])),
    message: values.message,
  };
}

function readLocale(language = 'en'): Locale {
  if (isLocale(language)) return language;
  throw new StartupError(`--language must be one of ${locales.join(', ')}; it is "${language}".`);
}

function readCode(name: string, value: string, known: readonly string[]): string {
  const code = value.trim().toUpperCase();
  if (known.includes(code)) return code;
  const choice = known.length < 50 ? `one of ${known.join(', ')}` : 'a two-letter ISO 3166-1 code';
  throw new StartupError(`--${name} must be ${choice}; it is "${value}".`);
}

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code);

/** Sends what is due and answers with why something was not sent. */
async function send(database: Database, smtp: { url: string; from: string }): Promise<string[]> {
  const mailer = createSmtpMailer(smtp);
  const failures: string[] = [];
  try {
    const note = (error: unknown) => void failures.push((error as Error).message);
    await sendDue({ database, mailer, onRefusal: note, onFailure: note });
  } finally {
    mailer.close();
  }
  return failures;
}
