import type { Locale } from '../../../core/i18n/locales';
import { fieldName, type EditorConfig } from '../config';
import { closePanels } from './panel';

/** Time limit for loading and rendering an entry, in milliseconds. */
const patience = 20_000;

/** The editor's route for the entry with a text, `namespace:dotted.key`. */
export function addressOf({ collections, entries }: EditorConfig, text: string): string | undefined {
  const [namespace = '', key = ''] = text.split(':');
  const entry = Object.values(entries).find(
    (each) => each.namespace === namespace && each.keys.includes(key),
  );
  const area = (collections as readonly { name: string; files: readonly { name: string }[] }[]).find(
    ({ files }) => files.some(({ name }) => name === entry?.name),
  );
  return entry && area && `#/collections/${area.name}/entries/${entry.name}`;
}

/** Opens the entry of a text and focuses its field, in the language if there is one. */
export function openField(config: EditorConfig, text: string, language: Locale): void {
  const address = addressOf(config, text);
  if (address === undefined) return;
  closePanels();
  const open = window.location.hash;
  if (open.includes('/entries/') && open !== address) {
    // Decap would mix another entry's texts into the open one, so the page is reloaded. Typed texts are kept.
    window.location.assign(
      `${window.location.pathname}?${new URLSearchParams({ text, language }).toString()}`,
    );
    return;
  }
  window.location.hash = address;
  const field = fieldName(text.slice(text.indexOf(':') + 1));
  const find = () => {
    const shown = document.querySelectorAll<HTMLTextAreaElement>(`[id^="${field}-field"] textarea`);
    return [...shown].find(({ lang }) => lang === language) ?? shown[0];
  };
  const focus = (found: HTMLElement) => {
    found.scrollIntoView({ block: 'center' });
    found.focus();
  };
  const shown = find();
  if (shown) return focus(shown);
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    focus(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => observer.disconnect(), patience);
}
