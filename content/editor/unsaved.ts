import type { Locale } from '../../core/i18n/locales';

/** What has been typed into one text and not published, by language, with what it was typed over. */
export type Typed = Partial<Record<Locale, { seen: string; text: string }>>;

const keyOf = (text: string) => `texts.unsaved.${text}`;

/** What was typed into a text, `namespace:dotted.key`, and not published: it survives a reload of the page. */
export const typedInto = (text: string): Typed =>
  JSON.parse(window.localStorage.getItem(keyOf(text)) ?? '{}') as Typed;

/** Remembers what is typed; a text that is again as it was is forgotten. */
export function rememberTyped(text: string, language: Locale, seen: string, typed: string): void {
  const { [language]: _old, ...others } = typedInto(text);
  const all: Typed = typed === seen ? others : { ...others, [language]: { seen, text: typed } };
  if (Object.keys(all).length === 0) window.localStorage.removeItem(keyOf(text));
  else window.localStorage.setItem(keyOf(text), JSON.stringify(all));
}

const published = 'texts-published';

interface PublishedText {
  namespace: string;
  key: string;
  language: Locale;
  text: string;
}

/** Forgets what was typed into texts that are published now, unless more was typed since, and tells the fields. */
export function forgetTyped(texts: readonly PublishedText[]): void {
  for (const { namespace, key, language, text } of texts) {
    const name = `${namespace}:${key}`;
    rememberTyped(name, language, text, typedInto(name)[language]?.text ?? text);
  }
  window.dispatchEvent(new Event(published));
}

/** Answers with what ends it. */
export function onPublished(act: () => void): () => void {
  window.addEventListener(published, act);
  return () => window.removeEventListener(published, act);
}

/**
 * Takes away what Decap has kept of entries that were not saved. It would bring back whole entries, with the texts
 * that others have published meanwhile as they were before; ours brings back what was typed.
 */
export async function forgetDecapsBackups(): Promise<void> {
  const name = 'localforage';
  const known = await window.indexedDB.databases();
  if (!known.some((database) => database.name === name)) return;
  await new Promise<void>((resolve) => {
    const opened = window.indexedDB.open(name);
    opened.onerror = () => resolve();
    opened.onsuccess = () => {
      const database = opened.result;
      const stores = [...database.objectStoreNames].filter((store) => store === 'keyvaluepairs');
      const end = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return end();
      const work = database.transaction(stores, 'readwrite');
      work.oncomplete = end;
      work.onabort = end;
      work.objectStore('keyvaluepairs').delete(IDBKeyRange.bound('backup', 'backup\uffff'));
    };
  });
}
