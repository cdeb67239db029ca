import type { Config } from '../config';
import { findUnsent, requeue } from '../mail/unsent';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { sendNow } from './send-now';

export const mailsUsage = 'mails | mails resend ID';

/** `mails`: mails that are waiting or were given up; `mails resend ID` sends one now. @throws StartupError */
export async function manageMails(
  database: Database,
  [action, id, ...rest]: string[],
  config: Config,
): Promise<string[]> {
  if (action === undefined) {
    const mails = await findUnsent(database);
    if (mails.length === 0) return ['No mail waits, and none was given up.'];
    return mails.map(({ id: number, kind, recipient, createdAt, attempts, state }) =>
      [number, kind, recipient, createdAt, `${attempts} attempts`, state].join('\t'),
    );
  }
  if (action !== 'resend' || id === undefined || rest.length > 0)
    throw new StartupError(`Say what to do: ${mailsUsage}`);
  if (!(await requeue(database, id)))
    throw new StartupError(`No unsent mail of the last four days has the number "${id}"; see mails.`);
  return sendNow(database, config);
}
