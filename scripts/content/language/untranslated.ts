import { defaultLocale, isLocale } from '../../../core/i18n/locales';
import type { SameRule } from '../rules';

/** English words that are words of none of our other languages. */
const english = new Set(
  (
    'the of and is are you your with this that to were be been have it its from which we our they their ' +
    'can must there what when who how only'
  ).split(' '),
);
/** Fewer words may be a name. */
const fewestWords = 4;
/** The minimum share of such words in an English sentence, measured over all texts of the product. */
const usualPart = 1 / 3;

const sentencesOf = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .split(/(?<=[.!?:;。！？：；])\s*/)
    .map((sentence) => sentence.trim());

const wordsOf = (sentence: string) =>
  sentence.replace(/\{\{[^}]*\}\}/g, ' ').match(/\p{Script=Latin}[\p{Script=Latin}’'-]+/gu) ?? [];

function readsEnglish(sentence: string): boolean {
  const words = wordsOf(sentence);
  // IT is not the word "it".
  const known = words.filter((word) => english.has(word.charAt(0).toLowerCase() + word.slice(1)));
  return known.length >= words.length * usualPart;
}

/** The fault of a translation with a sentence that is still English, from its English text or another. */
export function untranslatedFaults(
  language: string,
  source: string,
  text: string,
  same: readonly SameRule[],
): string[] {
  // A text that is entirely English is reported by another rule.
  if (!isLocale(language) || language === defaultLocale || text === source) return [];
  const own = new Set(sentencesOf(source));
  const allowed = same.flatMap(({ texts, languages }) =>
    languages?.includes(language) === false ? [] : texts,
  );
  const left = sentencesOf(text).find(
    (sentence) =>
      wordsOf(sentence).length >= fewestWords &&
      !allowed.includes(sentence) &&
      (own.has(sentence) || readsEnglish(sentence)),
  );
  return left === undefined ? [] : [`leaves "${left}" in English; translate it`];
}
