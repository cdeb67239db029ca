import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

/** Delivers mails. */
export interface Mailer {
  /** Resolves when the next server has accepted the mail. `id` stays the same when it is retried. */
  send(mail: Omit<Mail, 'linkingId'> & { id: string }): Promise<void>;
  close(): void;
}

const timeout = 20_000;
const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** @param url such as smtps://user:password@mail.example.com; `from` is a name with an address, or an address */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createPatientTransport(url, from);
  return {
    async send({ id, recipient, locale, subject, text, html, calendar, offUrl }) {
      await transport.sendMail({
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(calendar && {
          attachments: [{ filename: 'request.ics', content: calendar, contentType: calendarType }],
        }),
        messageId: `<${id}@${senderDomain(from)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': locale,
          // One click in the mail program (RFC 8058).
          ...(offUrl && {
            'List-Unsubscribe': `<${offUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/**
 * What may be logged of a mail that was not accepted: codes and the failed command. The mail server's reply,
 * which is part of the error's message, repeats the recipient's address.
 */
export function describeRefusal(error: unknown): { code?: string; responseCode?: number; command?: string } {
  const { code, responseCode, command } = error as SMTPError;
  return {
    ...(code && { code }),
    ...(responseCode && { responseCode }),
    ...(command && { command }),
  };
}

interface SMTPError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Connects and signs in to the mail server. @throws the error of a failure */
export async function checkSmtp({ url, from }: { url: string; from: string }): Promise<void> {
  const transport = createPatientTransport(url, from);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function createPatientTransport(url: string, from: string) {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return transport;
}

const senderDomain = (from: string) => from.replace(/^.*@|[>\s]*$/g, '');
