import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of 256 random bits, in the format of Standard Webhooks. */
export const createWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

export interface SignedCall {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature` (Standard Webhooks, v1): one signature for each secret. */
export const signCall = (secrets: readonly string[], { id, timestamp, body }: SignedCall): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
