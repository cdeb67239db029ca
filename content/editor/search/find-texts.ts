import type { Locale } from '../../../core/i18n/locales';
import { textFaults } from '../../../scripts/content/text-faults';
import type { Languages } from '../backend/entry-texts';
import { englishText } from '../../../scripts/content/compare';
import type { EditorConfig } from '../config';
import type { Entry } from '../places';

/** One text in one language, and the entry in which it is edited. */
export interface FoundText {
  entry: Entry;
  key: string;
  /** `namespace:dotted.key`. */
  name: string;
  language: Locale;
  text: string;
}

export type AllTexts = ReadonlyMap<string, Languages>;

/** All given criteria must match. */
export interface Query {
  /**
   * The text contains all of these words, in any order; or the key, `namespace:dotted.key`, contains them in sequence.
   */
  words: string;
  /** The URL of the page with the text, or a part of it. */
  page: string;
  language: Locale | '';
  state: 'any' | 'empty' | 'outdated' | 'faulty' | 'changed';
}

export interface Knowledge {
  /** `language namespace:key` of texts that are older than their English text. */
  outdated: ReadonlySet<string>;
  /** `language namespace:key` of texts that have changed since a day. */
  changed: ReadonlySet<string>;
}

/** A text normalised for search: without accents, in lower case. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replace(/\s/g, ' ');

/** The texts of all entries in all their languages, without missing texts that a language does not need. */
export function listTexts({ entries, languages }: EditorConfig, all: AllTexts): FoundText[] {
  return Object.values(entries).flatMap((entry) =>
    entry.keys.flatMap((key) => {
      const english = all.get(entry.namespace)?.get('en') ?? new Map<string, string>();
      return languages.flatMap(({ code }) => {
        const text = all.get(entry.namespace)?.get(code)?.get(key);
        const isNeeded = !entry.optional.includes(key) && neededIn(key, english, code);
        if (text === undefined && !isNeeded) return [];
        return [{ entry, key, name: `${entry.namespace}:${key}`, language: code, text: text ?? '' }];
      });
    }),
  );
}

/** Plural forms are needed by the languages that have them. */
function neededIn(key: string, english: ReadonlyMap<string, string>, language: Locale): boolean {
  const [, form] = /_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  const isPlural = form !== undefined && englishText(key, new Map(english)) !== undefined;
  if (!isPlural) return english.has(key);
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((each) => each === form);
}

/** The faults of a text as it is. */
export function faultsOfText(
  { name, key, language, text, entry }: FoundText,
  all: AllTexts,
  { rules, routes }: Pick<EditorConfig, 'rules' | 'routes'>,
): string[] {
  const english = all.get(entry.namespace)?.get('en') ?? new Map<string, string>();
  const reference = language === 'en' ? undefined : englishText(key, english);
  return textFaults({ language, name, text, english: reference }, rules, routes);
}

/** The texts that a query finds, in the order of the entries. */
export function findTexts(
  texts: readonly FoundText[],
  query: Query,
  knowledge: Knowledge,
  isFaulty: (text: FoundText) => boolean,
): FoundText[] {
  const words = folded(query.words).split(' ').filter(Boolean);
  const together = words.join(' ');
  const page = query.page.trim();
  return texts.filter((found) => {
    const { name, language, text, entry } = found;
    if (query.language !== '' && language !== query.language) return false;
    if (page !== '' && !entry.page?.includes(page)) return false;
    const plain = folded(text);
    if (!words.every((word) => plain.includes(word)) && !folded(name).includes(together)) return false;
    switch (query.state) {
      case 'any':
        return true;
      case 'empty':
        return text.trim() === '';
      case 'outdated':
        return knowledge.outdated.has(`${language} ${name}`);
      case 'changed':
        return knowledge.changed.has(`${language} ${name}`);
      case 'faulty':
        return isFaulty(found);
    }
  });
}
