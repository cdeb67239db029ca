import type { Locale } from '../../core/i18n/locales';

/** Where the editor stores unsaved edits for the pages in its frames. */
export const draftsKey = 'texts.drafts';

/** By language and `namespace:dotted.key`. */
export type Drafts = Partial<Record<Locale, Record<string, string>>>;

export const readDrafts = (): Drafts =>
  JSON.parse(window.sessionStorage.getItem(draftsKey) ?? '{}') as Drafts;

const pause = 400;

/** The editor writes on every keystroke; `show` is debounced. */
export function onNewDrafts(show: () => void): void {
  let waiting: number | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== draftsKey) return;
    window.clearTimeout(waiting);
    waiting = window.setTimeout(show, pause);
  });
}
