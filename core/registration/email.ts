import { maxEmailLength } from './limits';

const local = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])';
const pattern = new RegExp(`^${local}@(?:${label}\\.)+${topLevel}$`);

/**
 * Local part, @, domain, dot, top-level domain of two or more letters, or an internationalised one in its ASCII form
 * (specification 1, section 5). Surrounding spaces are not part of an address: trim first.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}

/** Addresses are compared and stored trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The part behind the last @, in lower case. */
export function emailDomain(email: string): string {
  return normaliseEmail(email).replace(/^.*@/s, '');
}
