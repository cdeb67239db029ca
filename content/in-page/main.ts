import { localeOfPath } from '../../core/i18n/localized-path';
import { changePageData, type TextMode } from './change-texts';
import { onNewDrafts, readDrafts } from './drafts';
import { measureButtons } from './measure';
import { askForField } from './open-field';
import { offerSignIn } from './sign-in';
import { showNames } from './show-names';

/**
 * Runs first in a page that was requested with `?texts=show` or `?texts=pseudo`, injected by a server with the editor.
 * The site itself is unaware of it: its texts are changed as the pages' data is loaded.
 */
const parameters = new URLSearchParams(window.location.search);
const mode = (parameters.get('texts') ?? 'show') as TextMode;
const language = localeOfPath(window.location.pathname);
const drafts = readDrafts();
const names: string[] = [];
/** The page may redirect to another one without the parameter. */
const asked = window.location.href;
const isFramed = window.parent !== window;

// Shows the requested page, whichever language was chosen before.
window.localStorage.setItem('locale', language);

// A page for viewing texts installs no service worker: it must show the server's current state.
if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);

// In the editor's preview people type outside the page, so it takes focus only after they act in it.
if (isFramed) {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

const original = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'responseText');
Object.defineProperty(XMLHttpRequest.prototype, 'responseText', {
  configurable: true,
  get(this: XMLHttpRequest) {
    const text = original?.get?.call(this) as string;
    const isOfPage = /\/(page|slice)-data\/.*\.json/.test(this.responseURL);
    return isOfPage && this.status === 200 ? changePageData(text, { mode, language, drafts, names }) : text;
  },
});

const theme = parameters.get('theme');
if (theme === 'light' || theme === 'dark') {
  const root = document.documentElement;
  const keep = () => {
    if (root.dataset['theme'] !== theme) root.dataset['theme'] = theme;
  };
  new MutationObserver(keep).observe(root, { attributeFilter: ['data-theme'] });
  keep();
}

document.addEventListener('DOMContentLoaded', () => {
  // Prerendered with the old texts, so React renders the page from scratch instead of hydrating it.
  document.getElementById('___gatsby')?.replaceChildren();
  showNames(names, (name) => askForField(name, language));
  if (!isFramed) return;
  offerSignIn(() => window.location.assign(asked));
  measureButtons(language, (found) => window.top?.postMessage(found, window.location.origin));
});

onNewDrafts(() => window.location.reload());
