import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { findTerritory, mainTerritory, territories } from './territories';

/** The state of the phone input: the territory of its dial code, and the number as typed. */
export interface TypedPhone {
  territory: string;
  typed: string;
}

/**
 * The number of the input as `+` and digits (E.164); empty if nothing was typed. A leading 0 is dropped or kept by the
 * territory's rules: in Italy and elsewhere it is part of the number. An invalid number is kept after its dial code, so
 * that it is found invalid instead of being lost.
 */
export function composePhone({ territory, typed }: TypedPhone): string {
  const text = toInternational(typed);
  if (text === '') return '';
  const withoutZero = text.replace(/^0/, '');
  const candidates = [read(text, territory), read(withoutZero, territory)];
  const possible = candidates.find((number) => number?.isPossible());
  if (possible) return possible.number;
  const dialCode = findTerritory(territory)?.dialCode ?? '';
  return text.startsWith('+') ? text : dialCode + withoutZero;
}

/**
 * The input after a whole number was typed into it: `+39 06 12345678` and `0039 06 12345678` select Italy and keep the
 * number without its dial code. A territory that shares the dial code is kept. Anything else is not changed.
 */
export function splitPhone({ territory, typed }: TypedPhone): TypedPhone {
  const text = toInternational(typed);
  const number = text.startsWith('+') ? read(text, territory) : undefined;
  if (!number) return { territory, typed };
  const dialCode = `+${number.countryCallingCode}`;
  const stays = findTerritory(territory)?.dialCode === dialCode;
  const chosen = stays
    ? territory
    : (number.country ?? mainTerritory(number.countryCallingCode) ?? territory);
  return { territory: chosen, typed: number.nationalNumber };
}

/** Without spaces, hyphens and parentheses; a leading 00 before a known dial code is a `+`. */
function toInternational(typed: string): string {
  const text = typed.normalize('NFKC').replace(/[\s\-‐-―()\p{Cf}]/gu, '');
  const behindZeros = /^00(\d+)$/.exec(text)?.[1];
  if (behindZeros === undefined) return text;
  return territories.some(({ dialCode }) => `+${behindZeros}`.startsWith(dialCode))
    ? `+${behindZeros}`
    : text;
}

/** Undefined also for a number with an extension, which could not be stored and must not be lost. */
function read(text: string, territory: string): PhoneNumber | undefined {
  const code = findTerritory(territory)?.code;
  const number = parsePhoneNumberFromString(text, { ...(code && { defaultCountry: code }), extract: false });
  return number?.ext ? undefined : number;
}
