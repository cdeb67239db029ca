import type { Verification } from '../contracts/verification';
import { cleanText } from '../registration/clean-text';

const maxLength = 200;
const short = (text: string) => cleanText(cleanText(text).slice(0, maxLength));

/** A verification with its texts as stored; undefined if nobody is named as its provider. */
export function cleanVerification(verification: Verification): Verification | undefined {
  const provider = short(verification.provider);
  return provider ? { ...verification, provider, standard: short(verification.standard) } : undefined;
}
