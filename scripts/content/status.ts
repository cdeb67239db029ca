import { readFileSync } from 'node:fs';
import path from 'node:path';
import { englishText } from './compare';
import { filesAt, lastChanges } from './history';
import { linesOfKeys } from './json-positions';
import { namespacesOf, readLanguageFile } from './language-files';
import { notesPath, stateOf, type Note } from './notes/notes';
import { expectedKeys } from './plurals';
import { textsOf, type Texts } from './texts';

export interface LanguageStatus {
  language: string;
  /** Texts that the language needs, including its own plural forms. */
  texts: number;
  words: number;
  /** `namespace:key` of texts without a translation. */
  missing: string[];
  /** Texts whose English text has changed since they were translated. */
  outdated: OutdatedText[];
}

export interface OutdatedText {
  /** `namespace:key`. */
  name: string;
  /** The English text that it was translated from. */
  source: string;
}

export interface StatusOptions {
  root: string;
  language: string;
  /** Translations that were reviewed and confirmed: `namespace:key` and the English text they are right for. */
  stillRight: readonly { text: string; english: string; languages: readonly string[] }[];
  /** Notes by file: a translation that was approved for the current English text is up to date. */
  notes: ReadonlyMap<string, readonly Note[]>;
  /** Whether to search the history for outdated translations. */
  withHistory: boolean;
}

/** The progress of a language. Reads the working copy, and Git's history for the source of each translation. */
export function languageStatus(options: StatusOptions): LanguageStatus {
  const { root, language, stillRight, notes, withHistory } = options;
  const status: LanguageStatus = { language, texts: 0, words: 0, missing: [], outdated: [] };
  for (const namespace of namespacesOf(root)) {
    const english = readLanguageFile(root, 'en', namespace);
    const translated = readLanguageFile(root, language, namespace);
    const expected = [...expectedKeys(english.keys(), language)];
    status.texts += expected.length;
    status.words += [...translated.values()].reduce((sum, text) => sum + countWords(text, language), 0);
    status.missing.push(
      ...expected.filter((key) => !translated.get(key)?.trim()).map((key) => `${namespace}:${key}`),
    );
    if (!withHistory || language === 'en' || translated.size === 0) continue;
    const isStillRight = (text: string, source: string) =>
      stillRight.some(
        (entry) => entry.text === text && entry.english === source && entry.languages.includes(language),
      );
    const own = notes.get(notesPath(language, namespace)) ?? [];
    for (const [key, source] of sourcesOf(root, language, namespace)) {
      const now = englishText(key, english);
      const name = `${namespace}:${key}`;
      if (now === undefined || source === now || isStillRight(name, now)) continue;
      const held = { text: translated.get(key) ?? '', english: now };
      if (stateOf(own, key, held)?.state !== 'approved') status.outdated.push({ name, source });
    }
  }
  return status;
}

/** Counted as agencies do: by characters where a language has no spaces, else by words. */
function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

/**
 * The English text that each translation of a file was made from: the one in the commit that changed the translation
 * last. No record has to be kept, however a translation was added.
 */
function sourcesOf(root: string, language: string, namespace: string): Map<string, string> {
  const name = `${namespace}.json`;
  const file = path.join(root, language, name);
  const commits = lastChanges(file);
  const ofKeys = [...linesOfKeys(readFileSync(file, 'utf8'))].flatMap(([key, line]) => {
    const commit = commits[line - 1];
    return commit === undefined ? [] : [[key, `${commit}:${path.posix.join(root, 'en', name)}`] as const];
  });
  const files = filesAt([...new Set(ofKeys.map(([, version]) => version))]);
  const texts = new Map([...files].map(([version, content]) => [version, parsed(content)]));
  return new Map(
    ofKeys.flatMap(([key, version]) => {
      const source = englishText(key, texts.get(version) ?? new Map<string, string>());
      return source === undefined ? [] : [[key, source]];
    }),
  );
}

function parsed(content: string): Texts {
  try {
    return textsOf('', JSON.parse(content)).texts;
  } catch {
    return new Map();
  }
}
