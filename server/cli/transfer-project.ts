import { normaliseEmail } from '../../core/registration/email';
import type { Config } from '../config';
import { createMails } from '../mail/create-mails';
import { assignMainUser } from '../modules/user-management/assign-main-user';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { requireProject } from './require-project';
import { sendNow } from './send-now';

export const transferProjectUsage = 'projects transfer --project N --to ADDRESS';

/**
 * `projects transfer`: makes another person of the company its main user, when the present one has left.
 * @throws StartupError
 */
export async function transferProject(database: Database, args: string[], config: Config): Promise<string[]> {
  const { project, to = '' } = readOptions(args, { project: { type: 'string' }, to: { type: 'string' } });
  const id = await requireProject(database, project, transferProjectUsage);
  const email = normaliseEmail(to);
  const mails = createMails(config.publicUrl);
  const isOne = await database.transaction((tx) => assignMainUser(tx, mails, { projectId: id, email }));
  if (!isOne)
    throw new StartupError(`Nobody of project ${id} has the address "${to}"; see users --project ${id}.`);
  return [`${email} is the main user of project ${id}.`, ...(await sendNow(database, config))];
}
