import { locales, type Locale } from '../../../../core/i18n/locales';
import { fold } from '../../../../core/search/fold';
import { nearest } from '../../../../core/search/nearest';
import type { Searchable } from '../../../../core/search/search';
import { fewLookups } from './few-lookups';

/** Reads the names of one closed list, in any language. */
export interface NameList {
  /** The code for a name; undefined if it is unknown or ambiguous. */
  find(text: string): string | undefined;
  /** The most likely meaning of an unknown text, in the reader's language. */
  suggest(text: string, isPossible?: (code: string) => boolean): string[];
}

export interface NameSource {
  codes: readonly string[];
  nameOf: (code: string, locale: Locale) => string | undefined;
  /** Other words that people use for it, in any language. */
  wordsOf?: (code: string) => readonly string[];
  /** Whether such a word is accepted as the name; otherwise it only leads to suggestions. */
  takesWords?: boolean;
}

const maxSuggestions = 3;

/** @param locale of the reader, whose names take precedence over those of other languages */
export function createNameList(
  { codes, nameOf, wordsOf = () => [], takesWords = false }: NameSource,
  locale: Locale,
): NameList {
  const inOrder = [locale, ...locales.filter((each) => each !== locale)];
  const choices = codes.map((code): Searchable & { code: string } => {
    const [label = code, ...others] = inOrder.flatMap((each) => nameOf(code, each) ?? []);
    return { code, label, terms: [code, ...others, ...wordsOf(code)] };
  });
  const own = codesBy(codes, (code) => [code, nameOf(code, locale)]);
  const others = codesBy(codes, (code) => inOrder.map((each) => nameOf(code, each)));
  const words = codesBy(takesWords ? codes : [], wordsOf);
  const lookup = fewLookups();
  return {
    find(text) {
      const name = plain(text);
      return own.get(name) ?? others.get(name) ?? words.get(name);
    },
    suggest(text, isPossible = () => true) {
      const possible = choices.filter(({ code }) => isPossible(code));
      const key = JSON.stringify([text, possible.length, possible[0]?.code]);
      return lookup(key, () => nearest(text, possible, maxSuggestions).map(({ label }) => label));
    },
  };
}

const plain = (text: string) => fold(text).replace(/\s+/gu, ' ').trim();

/** A name shared by several entries identifies none of them. */
function codesBy(
  codes: readonly string[],
  namesOf: (code: string) => readonly (string | undefined)[],
): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const code of codes)
    for (const name of namesOf(code)) {
      if (name === undefined) continue;
      const key = plain(name);
      found.set(key, found.has(key) && found.get(key) !== code ? undefined : code);
    }
  return found;
}
