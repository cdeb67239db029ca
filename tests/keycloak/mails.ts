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

/** The newest mail to this address in readable form, once it has arrived. */
export async function mailTo(email: string): Promise<string> {
  let mail: ReceivedMail | undefined;
  await expect(async () => {
    const mails = (await (await fetch(process.env.TEST_MAILS_URL ?? '')).json()) as ReceivedMail[];
    mail = mails.findLast(({ to }) => to.includes(email));
    expect(mail, `a mail to ${email}`).toBeDefined();
  }).toPass();
  return fromQuotedPrintable(mail?.data ?? '');
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
