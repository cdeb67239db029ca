import type { Config } from '../config';
import { sendDue } from '../mail/sender';
import { createSmtpMailer } from '../mail/smtp';
import type { Database } from '../lib/database';

/**
 * Sends what is due and returns the results as sentences. Without a mail server the mails stay in the outbox;
 * the server retries failed mails.
 */
export async function sendNow(database: Database, smtp: Config['smtp']): Promise<string[]> {
  if (!smtp) return ['No mail server is set up; the mail is in /dev/outbox/.'];
  const failures = await send(database, smtp);
  return [
    'The mail is on its way.',
    ...failures.map((reason) => `It could not be sent yet and will be tried again: ${reason}`),
  ];
}

/** Returns why something was not sent. */
async function send(database: Database, smtp: NonNullable<Config['smtp']>): Promise<string[]> {
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
