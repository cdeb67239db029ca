import { readableError } from '../decap-words';
import { entryPath, fieldName, type EditorConfig } from '../config';
import type { Entry } from '../places';
import { changesOf, toEntryData, withRemovals, type EntryData, type Languages } from './entry-texts';
import type { Publish } from './publish-changes';
import { readTexts } from './read-texts';

/**
 * Adapter between Decap, which edits an entry in all its languages, and the store of the language files. Entries are
 * checked before they are saved, and only changed files are written.
 */
export function createTextsBackend(
  inner: Backend,
  { entries, languages }: EditorConfig,
  publish: Publish,
  /** Called whenever an entry is opened. */
  onOpen: () => void = () => undefined,
): Backend {
  /** Entries as handed out, to detect what was edited. */
  const handedOut = new Map<string, EntryData>();
  const byPath = new Map(Object.values(entries).map((entry) => [entryPath(entry.name), entry]));
  const codes = languages.map(({ code }) => code);

  const readAll = async (namespace: string) => (await readTexts(inner, codes, namespace)).languages;

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

  async function save({ path, raw }: DataFile, options: object): Promise<void> {
    const entry = entryAt(path);
    const seen = handedOut.get(path) ?? {};
    const edited = JSON.parse(raw) as EntryData;
    const changes = withRemovals(entry, seen, changesOf(entry, seen, edited));
    if (changes.length === 0) return;
    const own = changes.map((change) => ({
      ...change,
      namespace: entry.namespace,
      seen: seen[fieldName(change.key)]?.[change.language] ?? '',
    }));
    await publish(titleOfChanges(entry, own), own, options);
    // Decap continues with its copy of the entry, without what others have published in the meantime.
    handedOut.set(path, edited);
  }

  const own: Pick<Backend, 'getEntry' | 'entriesByFiles' | 'persistEntry'> = {
    async getEntry(path) {
      onOpen();
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
      for (const file of dataFiles) await save(file, options);
    },
  };
  // Everything else (who is signed in, the sign-in page, ...) is left to the inner backend.
  return new Proxy(inner, {
    get(target, name) {
      if (Object.hasOwn(own, name)) {
        const work = Reflect.get(own, name) as (...given: unknown[]) => Promise<unknown>;
        return async (...given: unknown[]) => {
          try {
            return await work(...given);
          } catch (error) {
            throw readableError(error);
          }
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Title of a publication in the history: `Registration › Fields (de, fr)`. */
function titleOfChanges({ label }: Entry, changes: readonly { language: string }[]): string {
  return `${label} (${[...new Set(changes.map(({ language }) => language))].join(', ')})`;
}
