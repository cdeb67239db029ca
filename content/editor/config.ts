import { localeNames, locales, type Locale } from '../../core/i18n/locales';
import { englishText } from '../../scripts/content/compare';
import { expectedKeys } from '../../scripts/content/plurals';
import { fits, type Rules } from '../../scripts/content/rules';
import type { Texts } from '../../scripts/content/texts';
import { entriesOf, titleOf } from './entries';
import type { Entry, Places } from './places';

/** The editor's configuration. The location of the texts in the repository is added at run time. */
export interface EditorConfig {
  collections: readonly object[];
  entries: Readonly<Record<string, Entry>>;
  languages: readonly { code: Locale; name: string }[];
  rules: Rules;
  routes: readonly string[];
}

interface Sources {
  places: Places;
  rules: Rules;
  routes: readonly string[];
  /** The English texts of each namespace. */
  english: ReadonlyMap<string, Texts>;
  /** Ids of the e-learning pages that the product requires. */
  shippedPages: ReadonlySet<string>;
}

/** Decap puts names into paths and splits them at dots. */
export const fieldName = (key: string) => key.replaceAll('.', '__');

/** The virtual file of an entry in Decap; the backend builds it from the language files. */
export const entryPath = (name: string) => `texts/${name}.json`;

/**
 * The editor's configuration, from the English texts and the list of places. Throws if a namespace has no place or two,
 * so that every text can be reached.
 */
export function editorConfig({ places, rules, routes, english, shippedPages }: Sources): EditorConfig {
  const placed = places.flatMap(({ screens }) => screens.map(({ namespace }) => namespace));
  for (const namespace of english.keys())
    if (placed.filter((name) => name === namespace).length !== 1)
      throw new Error(`content/places.json must name "${namespace}" exactly once.`);

  const entries: Record<string, Entry> = {};
  const collections = places.map(({ area, screens }, index) => {
    const own = screens.flatMap((screen) => {
      const texts = english.get(screen.namespace);
      if (!texts)
        throw new Error(`content/places.json names "${screen.namespace}", which has no English texts.`);
      const languages = languagesOf(texts);
      return entriesOf(screen, texts, locales, shippedPages).map((entry) => ({ entry, texts, languages }));
    });
    for (const { entry } of own) entries[entry.name] = entry;
    return {
      name: `area-${index + 1}`,
      label: area,
      files: own.map(({ entry, texts, languages }) => ({
        name: entry.name,
        label: entry.label,
        file: entryPath(entry.name),
        description: entry.hint,
        fields: entry.keys.map((key) => field(entry, key, { texts, languages, rules })),
      })),
    };
  });
  const languages = locales.map((code) => ({ code, name: localeNames[code] }));
  return { collections, entries, languages, rules, routes };
}

/** Which languages have a key of a namespace: some have more plural forms than others. */
function languagesOf(english: Texts): (key: string) => Locale[] {
  const expected = locales.map((language) => [language, expectedKeys(english.keys(), language)] as const);
  return (key) => expected.flatMap(([language, keys]) => (keys.has(key) ? [language] : []));
}

interface Namespace {
  texts: Texts;
  languages: (key: string) => Locale[];
  rules: Rules;
}

function field(entry: Entry, key: string, { texts, languages, rules }: Namespace): object {
  const text = `${entry.namespace}:${key}`;
  const optional = entry.optional.includes(key);
  // A plural form that English does not have is compared with the general one.
  const reference = texts.has(key) ? undefined : englishText(key, texts);
  const limit = rules.limits.find(({ keys }) => fits(keys, text));
  return {
    name: fieldName(key),
    label: titleOf(key.split('.')),
    widget: 'texts',
    text,
    languages: optional ? locales : languages(key),
    ...(reference !== undefined && { reference }),
    ...(optional && { optional, hint: entry.optionalHint }),
    ...(limit && { hint: `At most ${limit.max} characters: ${limit.why}.` }),
  };
}
