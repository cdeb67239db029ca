import type { Database } from '../lib/database';
import { claimDue, forgetSent, noteSent, postpone, tellCustomer, type DueMail } from './queue';
import type { Mailer } from './smtp';

const batch = 10;
const lookEveryMs = 30_000;
/** With the waits below, three days. */
const mostAttempts = 20;

export interface SenderOptions {
  database: Database;
  mailer: Mailer;
  /** Told of every mail that was not taken. The error may name its recipient. */
  onRefusal: (error: unknown, mail: { id: string; attempts: number; givenUp: boolean }) => void;
  /** Told when the mails themselves cannot be looked at. */
  onFailure: (error: unknown) => void;
}

/** Seconds until the next attempt: 1, 2, 4, ... minutes, at most 6 hours. */
export const retryDelay = (attempts: number): number => Math.min(60 * 2 ** (attempts - 1), 6 * 3600);

/** Sends everything that is due; a failure waits for its next turn. */
export async function sendDue(options: SenderOptions): Promise<void> {
  for (;;) {
    const mails = await claimDue(options.database, batch);
    if (mails.length === 0) return;
    await Promise.all(mails.map((mail) => sendOne(mail, options)));
  }
}

async function sendOne(mail: DueMail, { database, mailer, onRefusal }: SenderOptions): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const givenUp = mail.attempts >= mostAttempts;
    await postpone(database, mail.id, givenUp ? null : retryDelay(mail.attempts));
    onRefusal(error, { id: mail.id, attempts: mail.attempts, givenUp });
    if (mail.linkingId !== null && (givenUp || mail.attempts === 1))
      await tellCustomer(database, mail.linkingId);
    return;
  }
  await noteSent(database, mail.id);
  if (mail.linkingId !== null && mail.attempts > 1) await tellCustomer(database, mail.linkingId);
}

/** Sends mails as they are written, by whichever process, and what is due again; answers with the end of it. */
export async function startSending(options: SenderOptions): Promise<() => Promise<void>> {
  const { database, mailer } = options;
  let running: Promise<void> | undefined;
  let again = false;

  const run = () => {
    again = true;
    running ??= loop().finally(() => (running = undefined));
  };
  const loop = async () => {
    while (again) {
      again = false;
      await sendDue(options).catch(options.onFailure);
    }
  };

  const stopListening = await database.listen('mail_written', run);
  const timer = setInterval(() => {
    run();
    forgetSent(database).catch(options.onFailure);
  }, lookEveryMs).unref();
  run();

  return async () => {
    clearInterval(timer);
    await stopListening();
    again = false;
    await running;
    mailer.close();
  };
}
