import { defaultLocale, isLocale } from '../../core/i18n/locales';
import type { SameRule } from './rules';

/** The fault of a text that does not seem to be translated. */
export function sameFaults(
  language: string,
  english: string,
  text: string,
  same: readonly SameRule[],
): string[] {
  if (!isLocale(language) || language === defaultLocale || text !== english) return [];
  const words = english.replace(/\{\{[^}]*\}\}/g, '').replace(/<[^>]*>/g, '');
  if (!/\p{L}/u.test(words)) return [];
  const plain = english.replace(/[\u00A0\u202F]/g, ' ');
  const allowed = same.some(
    ({ texts, languages }) => texts.includes(plain) && (languages?.includes(language) ?? true),
  );
  return allowed
    ? []
    : ['is the same as in English; translate it, or let it stay with a reason in the editor'];
}
