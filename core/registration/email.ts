import { maxEmailLength, maxLocalPartLength } from './limits';

const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])';
const pattern = new RegExp(`^${local}@(?:${label}\\.)+${topLevel}$`);

/**
 * Local part, @, domain, dot, top-level domain of two or more letters, or an internationalised one in its ASCII form
 * (specification 1, section 5). Surrounding spaces are not part of an address: trim first.
 */
export function isEmailAddress(text: string): boolean {
  const isShort = text.length <= maxEmailLength && text.indexOf('@') <= maxLocalPartLength;
  return isShort && pattern.test(text);
}

/**
 * Addresses are compared and stored trimmed and in lower case, and with the signs of a Chinese or Japanese input
 * method (＠, full-width letters, 。) as those that they stand for.
 */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').trim().toLowerCase();
}

/** The part behind the last @, in lower case. */
export function emailDomain(email: string): string {
  return normaliseEmail(email).replace(/^.*@/s, '');
}
