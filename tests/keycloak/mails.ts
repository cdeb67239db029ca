import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { startSmtpStub, type ReceivedMail } from '../support/server/smtp-stub';

/** Receives the mails of Keycloak for the tests, which run in other processes. */
export async function startMailServer(port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const smtp = await startSmtpStub(port);
  const reader = createServer((_request, response) => response.end(JSON.stringify(smtp.mails)));
  await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(reader.address() as AddressInfo).port}`,
    async close() {
      reader.close();
      await smtp.close();
    },
  };
}

/** The mails to this address so far in readable form, the oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(process.env.TEST_MAILS_URL ?? '')).json()) as ReceivedMail[];
  return mails.filter(({ to }) => to.includes(email)).map(({ data }) => fromQuotedPrintable(data));
}

/** The newest mail to this address in readable form, once it has arrived. */
export async function mailTo(email: string): Promise<string> {
  let mail: string | undefined;
  await expect(async () => {
    mail = (await mailsTo(email)).at(-1);
    expect(mail, `a mail to ${email}`).toBeDefined();
  }).toPass();
  return mail ?? '';
}

export function linkIn(mail: string): string {
  const [link] = /http\S+action-token\S+/.exec(mail) ?? [];
  if (link === undefined) throw new Error(`The mail has no link:\n${mail}`);
  return link;
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
