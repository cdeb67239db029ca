import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token: 256 random bits, URL-safe, always 43 characters. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, so that the database does not contain working tokens. */
export const hashSecretToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Whether a text has the form of such a token; everything else needs no database lookup. */
export const isSecretToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
