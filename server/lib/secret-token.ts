import { createHash, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 random bits, safe in addresses, always 43 characters. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, so that the database does not hold what opens the door. */
export const hashSecretToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Whether a text could be such a token; everything else needs no look into the database. */
export const isSecretToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
