import type { Locale } from '../../core/i18n/locales';

/** Unpublished edits of one text, by language, with the text they replace. */
export type Typed = Partial<Record<Locale, { seen: string; text: string }>>;

const keyOf = (text: string) => `texts.unsaved.${text}`;

/** Unpublished edits of a text, `namespace:dotted.key`, which survive a reload of the page. */
export const typedInto = (text: string): Typed =>
  JSON.parse(window.localStorage.getItem(keyOf(text)) ?? '{}') as Typed;

/** Remembers typed text; a text that is back to its original is forgotten. */
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

/** Forgets the edits of texts that are now published, unless more was typed since, and notifies the fields. */
export function forgetTyped(texts: readonly PublishedText[]): void {
  for (const { namespace, key, language, text } of texts) {
    const name = `${namespace}:${key}`;
    rememberTyped(name, language, text, typedInto(name)[language]?.text ?? text);
  }
  window.dispatchEvent(new Event(published));
}

/** Returns a function that unsubscribes. */
export function onPublished(act: () => void): () => void {
  window.addEventListener(published, act);
  return () => window.removeEventListener(published, act);
}

/**
 * Deletes Decap's backups of unsaved entries. They would restore whole entries, undoing what others have published in
 * the meantime; our own backup restores only what was typed.
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
