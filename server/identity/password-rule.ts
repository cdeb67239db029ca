import { maxPasswordLength } from './passwords';

export const minPasswordLength = 10;
const fewestCharacters = 5;
/** Minimum number of letters besides the words found in the account. */
const fewestOwnLetters = 4;
/** Shorter ones are part of too many other words. */
const minWordLength = 3;

export type PasswordFault = 'tooShort' | 'tooLong' | 'tooSimple';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords, in lower case; read when the first password is set. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * What is wrong with a new password. The length matters most; apart from it, only what an attacker would try
 * first is refused (NIST SP 800-63B, section 5.1.1.2): a common password, also with digits and symbols around
 * it, a few repeated characters, and words of the account itself. @param words of the account: e-mail
 * address, names, company
 */
export async function passwordFault(
  password: string,
  words: readonly string[],
): Promise<PasswordFault | undefined> {
  const typed = password.normalize('NFC').toLowerCase();
  const characters = [...typed];
  if (characters.length < minPasswordLength) return 'tooShort';
  if (password.length > maxPasswordLength) return 'tooLong';
  if (new Set(characters).size < fewestCharacters) return 'tooSimple';
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const isGuessed = [typed, withoutEnds(typed)].some((guess) => common.has(guess));
  return isGuessed || isMadeOf(typed, words) ? 'tooSimple' : undefined;
}

const withoutEnds = (typed: string) => typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function isMadeOf(typed: string, words: readonly string[]): boolean {
  const parts = words.flatMap((word) =>
    word
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  const known = [...new Set(parts)].filter(({ length }) => length >= minWordLength);
  let rest = typed;
  for (const part of known.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(part, ' ');
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
  return letters(rest) < letters(typed) && letters(rest) < fewestOwnLetters;
}
