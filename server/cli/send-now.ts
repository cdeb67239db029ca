import type { Config } from '../config';
import { outboxAddress, type OutboxPlace } from '../mail/outbox/outbox-address';
import { sendDue } from '../mail/sender';
import { createSmtpMailer } from '../mail/smtp';
import type { Database } from '../lib/database';

export type MailSettings = Pick<Config, 'smtp'> & OutboxPlace;

/**
 * Sends what is due and returns the results as sentences. Without a mail server the mails stay in the outbox;
 * the server retries failed mails.
 */
export async function sendNow(database: Database, { smtp, ...place }: MailSettings): Promise<string[]> {
  if (!smtp) return [describeKept(outboxAddress(place))];
  const failures = await send(database, smtp);
  return [
    'The mail is on its way.',
    ...failures.map((reason) => `It could not be sent yet and will be tried again: ${reason}`),
  ];
}

function describeKept(address: string | undefined): string {
  return address
    ? `No mail server is set up; the mail is at ${address}, seen on this machine only.`
    : 'No mail server is set up; the mail is kept and neither sent nor shown: set SMTP_URL.';
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
