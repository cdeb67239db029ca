import { longestPassword } from './passwords';

export const shortestPassword = 10;
const fewestCharacters = 5;

export type PasswordFault = 'tooShort' | 'tooLong' | 'tooSimple';

/**
 * What is wrong with a new password. Length is what counts (NIST SP 800-63B, section 5.1.1.2); beyond it only what
 * anybody would try first is refused: few characters over and over, the own address.
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const characters = [...password.normalize('NFC').toLowerCase()];
  if (characters.length < shortestPassword) return 'tooShort';
  if (password.length > longestPassword) return 'tooLong';
  const [localPart = ''] = email.split('@');
  const isOwnName =
    characters.join('').includes(email) || characters.join('').replace(/\d+$/, '') === localPart;
  return isOwnName || new Set(characters).size < fewestCharacters ? 'tooSimple' : undefined;
}
