import { normaliseEmail } from '../../core/registration/email';
import type { Config } from '../config';
import { createAccounts } from '../identity/create-accounts';
import { removeFactorsOf } from '../identity/embedded/second-factor/remove-factors-of';
import { unlockAccount } from '../identity/sign-in-failures';
import { createMails } from '../mail/create-mails';
import { operator } from '../modules/user-management/assign-main-user';
import { findUsers } from '../modules/user-management/repository';
import type { Database, Queryable } from '../lib/database';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { requireProject } from './require-project';
import { sendNow } from './send-now';

const page = 500;

export const usersUsage =
  'users --project N | users sign-out --email ADDRESS | users unlock --email ADDRESS | ' +
  'users remove-factors --email ADDRESS';

/** `users`: the people of a company, and operator actions on one of them. @throws StartupError */
export async function* manageUsers(
  database: Database,
  args: string[],
  config: Config,
): AsyncGenerator<string> {
  const [action, ...rest] = args;
  if (action === 'sign-out') yield await signOut(database, rest, config);
  else if (action === 'unlock') yield await unlock(database, rest, config);
  else if (action === 'remove-factors') yield* await clearFactors(database, rest, config);
  else yield* listUsers(database, args);
}

/** `users --project N`: a line per person, read in chunks. @throws StartupError */
export async function* listUsers(db: Queryable, args: string[]): AsyncGenerator<string> {
  const values = readOptions(args, { project: { type: 'string' } });
  const project = await requireProject(db, values.project, 'users --project 1');
  for (let offset = 0; ; offset += page) {
    const { users } = await findUsers(db, project, { limit: page, offset });
    for (const { email, name, role, isMainUser } of users)
      yield [email, name, role, isMainUser ? 'main user' : ''].join('\t');
    if (users.length < page) return;
  }
}

/** Ends every session of a person, on every device. */
async function signOut(database: Database, args: string[], config: Config): Promise<string> {
  const email = await requireUser(database, args, 'users sign-out --email ada@acme.example');
  const accounts = createAccounts(config, createMails(config.publicUrl));
  await accounts.endDevices(database, email, async () => undefined);
  return `Every session of ${email} is ended.`;
}

/** Unlocks sign-in immediately for a person who has entered too many wrong passwords. */
async function unlock(database: Database, args: string[], config: Config): Promise<string> {
  const email = await requireUser(database, args, 'users unlock --email ada@acme.example');
  if (config.keycloak)
    throw new StartupError(
      `Keycloak counts wrong passwords itself: in its admin console, realm ${config.keycloak.realm}, Users, ${email}, ` +
        'switch off "Temporarily locked".',
    );
  await unlockAccount(database, email);
  return `${email} may sign in.`;
}

/**
 * Removes the second factors of a person who has lost them, and ends every session: a lost phone may still be
 * signed in. The person is notified by mail.
 */
async function clearFactors(database: Database, args: string[], config: Config): Promise<string[]> {
  const email = await requireUser(database, args, 'users remove-factors --email ada@acme.example');
  if (config.keycloak)
    throw new StartupError(
      `Keycloak keeps second factors itself: in its admin console, realm ${config.keycloak.realm}, Users, ${email}, ` +
        'Credentials, delete all but the password.',
    );
  const mails = createMails(config.publicUrl);
  const count = await database.transaction((tx) => removeFactorsOf(tx, mails, { email, actor: operator }));
  if (count === 0) return [`${email} has no second factor.`];
  const said = `Every second factor of ${email} is removed (${count}), and every session ended.`;
  return [said, ...(await sendNow(database, config))];
}

async function requireUser(db: Queryable, args: string[], example: string): Promise<string> {
  const { email = '' } = readOptions(args, { email: { type: 'string' } });
  const address = normaliseEmail(email);
  if (!address) throw new StartupError(`Say who: ${example}`);
  const found = await db.query('select 1 from users where email = $1', [address]);
  if (found.length === 0) throw new StartupError(`Nobody has the address "${email}"; see users --project N.`);
  return address;
}
