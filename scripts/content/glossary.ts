import { isLocale } from '../../core/i18n/locales';
import { fits, type Term } from './rules';

function has(text: string, english: string): boolean {
  const words = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]');
  return new RegExp(`(^|[^\\p{L}])${words}(s|es)?(?![\\p{L}])`, 'iu').test(text);
}

/** In small letters, with the same space everywhere. */
const plain = (text: string) => text.toLowerCase().replace(/[\u00A0\u202F-]/g, ' ');

/** Words that stand where the glossary has another for the same thing, in English too. */
export function avoidedFaults(
  language: string,
  name: string,
  text: string,
  glossary: readonly Term[],
): string[] {
  if (!isLocale(language)) return [];
  return glossary
    .filter(({ except }) => !except?.some((pattern) => fits(pattern, name)))
    .flatMap(({ english, translations, avoid }) =>
      (avoid?.[language] ?? [])
        .filter((word) => plain(text).includes(plain(word)))
        .map((word) => {
          const [right = english] = language === 'en' ? [] : translations[language];
          return `says "${word}", which the glossary calls "${right}"; use that word`;
        }),
    );
}

/** Words of the trade that a translation does not use although the English text has them. */
export function glossaryFaults(
  language: string,
  name: string,
  english: string,
  text: string,
  glossary: readonly Term[],
): string[] {
  if (!isLocale(language) || language === 'en') return [];
  const lower = plain(text);
  const words = english.replace(/\{\{[^}]*\}\}/g, '');
  // "Business segment" is looked for before "segment", and covers it.
  const found = glossary.filter((term) => has(words, term.english));
  return found
    .filter((term) => !found.some((longer) => longer !== term && has(longer.english, term.english)))
    .filter((term) => !term.except?.some((pattern) => fits(pattern, name)))
    .flatMap((term) => {
      const accepted = term.translations[language];
      return accepted.some((word) => lower.includes(plain(word)))
        ? []
        : [
            `does not translate "${term.english}" as the glossary does (${accepted.join(', ')}); use that word, or let content/rules/glossary.json except this text`,
          ];
    });
}
