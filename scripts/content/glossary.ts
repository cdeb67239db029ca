import { isLocale } from '../../core/i18n/locales';
import { fits, type Finding, type Term } from './rules';

function has(text: string, english: string): boolean {
  const words = english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]');
  return new RegExp(`(^|[^\\p{L}])${words}(s|es)?(?![\\p{L}])`, 'iu').test(text);
}

/** In lower case, with normalised spaces. */
const plain = (text: string) => text.toLowerCase().replace(/[\u00A0\u202F-]/g, ' ');

/** Words that a text uses although the glossary has another for the same thing, in English too. */
export function avoidedFaults(
  language: string,
  name: string,
  text: string,
  glossary: readonly Term[],
): Finding[] {
  if (!isLocale(language)) return [];
  return glossary
    .filter(({ except }) => !except?.some((pattern) => fits(pattern, name)))
    .flatMap(({ english, translations, avoid }) =>
      (avoid?.[language] ?? [])
        .filter((word) => plain(text).includes(plain(word)))
        .map((word) => {
          const [right = english] = language === 'en' ? [] : translations[language];
          const problem = `says "${word}", which the glossary calls "${right}"; use that word`;
          return { problem, rule: `avoid ${word}` };
        }),
    );
}

/** The glossary terms that an English text contains. "Business segment" is matched before "segment", and covers it. */
export function termsIn(english: string, glossary: readonly Term[]): Term[] {
  const words = english.replace(/\{\{[^}]*\}\}/g, '');
  const found = glossary.filter((term) => has(words, term.english));
  return found.filter(
    (term) => !found.some((longer) => longer !== term && has(longer.english, term.english)),
  );
}

/** Glossary words that a translation does not use although the English text has the term. */
export function glossaryFaults(
  language: string,
  name: string,
  english: string,
  text: string,
  glossary: readonly Term[],
): Finding[] {
  if (!isLocale(language) || language === 'en') return [];
  const lower = plain(text);
  return termsIn(english, glossary)
    .filter((term) => !term.except?.some((pattern) => fits(pattern, name)))
    .flatMap((term) => {
      const accepted = term.translations[language];
      return accepted.some((word) => lower.includes(plain(word)))
        ? []
        : [
            {
              problem: `does not translate "${term.english}" as the glossary does (${accepted.join(', ')}); use that word, or let the text stay with a reason in the editor`,
              rule: `glossary ${term.english}`,
            },
          ];
    });
}
