import { textsOf, type Texts } from '../../scripts/content/texts';
import { writtenTexts } from '../../scripts/content/write-texts';
import { entryPath, type EditorConfig } from './config';
import {
  changesOf,
  faultsOfChanges,
  toEntryData,
  withRemovals,
  type EntryData,
  type Languages,
} from './entry-texts';
import type { Entry } from './places';

const filePath = (language: string, namespace: string) => `locales/${language}/${namespace}.json`;

/** @throws what is wrong with the file, and how to find the place */
function parsed(file: string, data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. "npm run content:check" names the line; mend it and reload the editor.`,
      { cause: error },
    );
  }
}

/**
 * Stands between Decap, which edits an entry with all its languages, and the place where the language files are.
 * What is saved is checked first, and written into those files alone that have changed.
 */
export function createTextsBackend(
  inner: Backend,
  { entries, languages, rules, routes }: EditorConfig,
): Backend {
  /** Entries as they were handed out, to tell what their editor has changed. */
  const handedOut = new Map<string, EntryData>();
  const byPath = new Map(Object.values(entries).map((entry) => [entryPath(entry.name), entry]));

  async function readAll(namespace: string): Promise<Languages> {
    const read = async (language: string): Promise<Texts> => {
      const file = filePath(language, namespace);
      const { data } = await inner.getEntry(file);
      return textsOf(file, parsed(file, data)).texts;
    };
    return new Map(await Promise.all(languages.map(async ({ code }) => [code, await read(code)] as const)));
  }

  function entryAt(path: string): Entry {
    const entry = byPath.get(path);
    if (!entry) throw new Error(`There are no texts at ${path}; reload the editor.`);
    return entry;
  }

  function handOut(path: string, texts: Languages): LoadedEntry {
    const data = toEntryData(entryAt(path), texts);
    handedOut.set(path, data);
    return { data: JSON.stringify(data), file: { path, id: null } };
  }

  async function save({ path, raw, slug }: DataFile): Promise<DataFile[]> {
    const entry = entryAt(path);
    const texts = await readAll(entry.namespace);
    const wanted = JSON.parse(raw) as EntryData;
    const seen = handedOut.get(path) ?? {};
    const changes = withRemovals(entry, seen, changesOf(entry, seen, wanted));
    const meanwhile = changesOf(entry, seen, toEntryData(entry, texts));
    const both = changes.find((own) =>
      meanwhile.some(
        ({ language, key, text }) => language === own.language && key === own.key && text !== own.text,
      ),
    );
    if (both)
      throw new Error(
        `Somebody else has changed ${both.key} (${both.language}) meanwhile. Copy your text, reload the page and enter it again.`,
      );
    const faults = faultsOfChanges(entry, changes, texts, { rules, routes });
    if (faults.length > 0) throw new Error(faults.join(' '));
    for (const { language, key, text } of changes) {
      if (text === '') texts.get(language)?.delete(key);
      else texts.get(language)?.set(key, text);
    }
    handedOut.set(path, toEntryData(entry, texts));
    const english: Texts = texts.get('en') ?? new Map<string, string>();
    return [...new Set(changes.map(({ language }) => language))].map((language) => ({
      slug,
      path: filePath(language, entry.namespace),
      raw: writtenTexts(english, language, texts.get(language) ?? new Map<string, string>()),
    }));
  }

  const own: Backend = {
    async getEntry(path) {
      return handOut(path, await readAll(entryAt(path).namespace));
    },
    async entriesByFiles(files) {
      const namespaces = new Map<string, Promise<Languages>>();
      return Promise.all(
        files.map(async ({ path }) => {
          const { namespace } = entryAt(path);
          const texts = namespaces.get(namespace) ?? readAll(namespace);
          namespaces.set(namespace, texts);
          return handOut(path, await texts);
        }),
      );
    },
    async persistEntry({ dataFiles }, options) {
      const files = (await Promise.all(dataFiles.map(save))).flat();
      return files.length === 0 ? undefined : inner.persistEntry({ dataFiles: files, assets: [] }, options);
    },
  };
  // Everything else (who is signed in, the sign-in page, ...) is as the inner one has it.
  return new Proxy(inner, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
