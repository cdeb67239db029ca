import { cleanText } from '../../core/registration/clean-text';
import { emailDomain, isEmailAddress, normaliseEmail } from '../../core/registration/email';
import { valueListData } from '../../data/value-lists';
import { createMails } from '../mail/create-mails';
import { invite } from '../modules/landing/invitations';
import type { NewInvitation } from '../modules/landing/repository';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { findCustomers, type Customer } from './customers';
import { readCode, readCountry, readLocale, readOptions } from './options';
import { sendNow, type MailSettings } from './send-now';

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
  settings: MailSettings,
): Promise<string[]> {
  const { publicUrl } = settings;
  const values = readOptions(args, options);
  const customer = await findCustomer(database, values.customer ?? '');
  const invitation = toInvitation(values, customer);
  const mails = createMails(publicUrl);
  const { url } = await database.transaction((tx) => invite(tx, { publicUrl, mails }, invitation));
  return [
    `${customer.name} invites ${invitation.supplierName} <${invitation.email}>.`,
    ...(await sendNow(database, settings)),
    url,
  ];
}

type Values = ReturnType<typeof readOptions<typeof options>>;

async function findCustomer(database: Database, nameOrId: string): Promise<Customer> {
  if (nameOrId === '')
    throw new StartupError('Say who invites: --customer with the name or the project id of the company.');
  const found = await findCustomers(database, nameOrId);
  const [customer, another] = found;
  if (!customer) throw new StartupError(`There is no company "${nameOrId}".`);
  if (another)
    throw new StartupError(
      `There are several companies "${nameOrId}"; use a project id: ${found.map(({ id }) => id).join(', ')}.`,
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
    sector: readCode('sector', values.sector, { known: sectors }),
    country: readCountry(values.country ?? customer.country),
    message: values.message,
  };
}

const sectors = valueListData['app-hotspot-sectors'].map(({ code }) => code);
