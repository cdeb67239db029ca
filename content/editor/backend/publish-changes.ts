import type { Locale } from '../../../core/i18n/locales';
import type { Texts } from '../../../scripts/content/texts';
import { writtenTexts } from '../../../scripts/content/write-texts';
import type { EditorConfig } from '../config';
import type { Entry } from '../places';
import { faultsOfChanges } from './entry-texts';
import { untilFirst } from './overtaken';
import { filePath, readTexts, type ReadTexts } from './read-texts';

export interface Change {
  namespace: string;
  language: Locale;
  key: string;
  text: string;
  /** The text before its author changed it; empty if there was none. */
  seen: string;
}

export type Publish = (title: string, changes: readonly Change[], options?: object) => Promise<void>;

const current = (texts: ReadTexts | undefined, { language, key }: Change) =>
  texts?.languages.get(language)?.get(key) ?? '';

/**
 * Publishes changes to any texts: reads the current texts, checks, and writes the changed files, all or none. If
 * somebody else writes in between, it starts again with their version. Refuses changes that break the rules, and
 * changes that would overwrite somebody else's newer version of the same text.
 */
export function createPublisher(
  place: Backend,
  { entries, languages, rules, routes }: EditorConfig,
  author: () => string = () => '',
): Publish {
  const codes = languages.map(({ code }) => code);
  const entryOf = new Map<string, Entry>(
    Object.values(entries).flatMap((entry) =>
      entry.keys.map((key) => [`${entry.namespace}:${key}`, entry] as const),
    ),
  );

  function check(changes: readonly Change[], read: ReadonlyMap<string, ReadTexts>): void {
    const byEntry = new Map<Entry, Change[]>();
    for (const change of changes) {
      const name = `${change.namespace}:${change.key}`;
      const entry = entryOf.get(name);
      if (!entry) throw new Error(`${name} is not, or no longer, a text of the product.`);
      const now = current(read.get(change.namespace), change);
      if (now !== change.seen && now !== change.text)
        throw new Error(
          `Somebody else has changed ${change.key} (${change.language}) meanwhile. Reload the page to see it; what you have typed stays.`,
        );
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), change]);
    }
    const faults = [...byEntry].flatMap(([entry, own]) =>
      faultsOfChanges(entry, own, read.get(entry.namespace)?.languages ?? new Map(), { rules, routes }),
    );
    if (faults.length > 0) throw new Error(faults.join(' '));
  }

  async function publishOnce(title: string, changes: readonly Change[], options: object) {
    const namespaces = [...new Set(changes.map(({ namespace }) => namespace))];
    const read = new Map(
      await Promise.all(namespaces.map(async (name) => [name, await readTexts(place, codes, name)] as const)),
    );
    check(changes, read);
    const open = changes.filter((change) => current(read.get(change.namespace), change) !== change.text);
    const dataFiles = namespaces.flatMap((namespace) => {
      const texts = read.get(namespace);
      return texts ? changedFiles(namespace, texts, open) : [];
    });
    const told = { commitMessage: `texts: ${title}`, author: author() };
    if (dataFiles.length > 0) await place.persistEntry({ dataFiles, assets: [] }, { ...options, ...told });
  }

  return (title, changes, options = {}) => untilFirst(() => publishOnce(title, changes, options));
}

/** Applies the changes of a namespace; returns the files that differ from what was read. */
function changedFiles(
  namespace: string,
  { languages, versions }: ReadTexts,
  changes: readonly Change[],
): DataFile[] {
  const own = changes.filter((change) => change.namespace === namespace);
  for (const { language, key, text } of own) {
    if (text === '') languages.get(language)?.delete(key);
    else languages.get(language)?.set(key, text);
  }
  const english: Texts = languages.get('en') ?? new Map<string, string>();
  return [...new Set(own.map(({ language }) => language))].map((language) => {
    const read = versions.get(language);
    return {
      slug: namespace,
      path: filePath(language, namespace),
      raw: writtenTexts(english, language, languages.get(language) ?? new Map<string, string>()),
      ...(read !== undefined && { read }),
    };
  });
}
