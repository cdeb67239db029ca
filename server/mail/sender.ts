import { backOff } from '../lib/back-off';
import type { Database } from '../lib/database';
import { repeat } from '../lib/repeat';
import { runWhenDue } from '../lib/run-when-due';
import { claimDue, deleteSent, markSent, postpone, notifyCustomer, type DueMail } from './queue';
import type { Mailer } from './smtp';

const batch = 10;
const lookEveryMs = 30_000;
/** Until the next attempt: 1, 2, 4, ... minutes, at most 6 hours. */
const waits = { firstSeconds: 60, maxSeconds: 6 * 3600 };
/** With these waits, three days. */
const maxAttempts = 20;

export interface SenderOptions {
  database: Database;
  mailer: Mailer;
  /** Called for every mail that was not accepted. The error may name its recipient. */
  onRefusal: (error: unknown, mail: { id: string; attempts: number; givenUp: boolean }) => void;
  /** Called when the queue itself cannot be read. */
  onFailure: (error: unknown) => void;
}

/** Seconds until the next attempt. */
export const retryDelay = (attempts: number): number => backOff(attempts, waits);

/** Sends everything that is due; failed mails wait for their next attempt. */
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
    const givenUp = mail.attempts >= maxAttempts;
    await postpone(database, mail.id, givenUp ? null : retryDelay(mail.attempts));
    onRefusal(error, { id: mail.id, attempts: mail.attempts, givenUp });
    if (mail.linkingId !== null && (givenUp || mail.attempts === 1))
      await notifyCustomer(database, mail.linkingId);
    return;
  }
  await markSent(database, mail.id);
  if (mail.linkingId !== null && mail.attempts > 1) await notifyCustomer(database, mail.linkingId);
}

/**
 * Sends mails as they are written, by whichever process, and retries what is due; returns a function that
 * stops it.
 */
export function startSending(options: SenderOptions): () => Promise<void> {
  const { database, mailer, onFailure } = options;
  const stopSending = runWhenDue({
    database,
    channel: 'mail_written',
    everyMs: lookEveryMs,
    work: () => sendDue(options),
    onFailure,
  });
  const stopForgetting = repeat(() => deleteSent(database), lookEveryMs, onFailure);
  return async () => {
    await Promise.all([stopSending(), stopForgetting()]);
    mailer.close();
  };
}
