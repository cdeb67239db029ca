import { localeOfPath } from '../../core/i18n/localized-path';
import { changePageData, type TextMode } from './change-texts';
import { onNewDrafts, readDrafts } from './drafts';
import { measureButtons } from './measure';
import { askForField } from './open-field';
import { offerSignIn } from './sign-in';
import { showNames } from './show-names';

/**
 * Runs first in a page that was asked for with `?texts=show` or `?texts=pseudo`, put there by a server that has the
 * editor. The site itself knows nothing of it: its texts are changed on their way in, with the data of the pages.
 */
const parameters = new URLSearchParams(window.location.search);
const mode = (parameters.get('texts') ?? 'show') as TextMode;
const language = localeOfPath(window.location.pathname);
const drafts = readDrafts();
const names: string[] = [];
/** The page may lead to another one, which asks for no texts. */
const asked = window.location.href;
const isFramed = window.parent !== window;

// The page that was asked for, whichever language was chosen before.
window.localStorage.setItem('locale', language);

// A page to look at texts installs nothing: what it shows must be what the server has now.
if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);

// In the editor's preview somebody types outside of the page: it takes the focus only once they act in it.
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
  // Built with the texts as they were: React draws the page again instead of taking it over.
  document.getElementById('gatsby-focus-wrapper')?.replaceChildren();
  showNames(names, (name) => askForField(name, language));
  if (!isFramed) return;
  offerSignIn(() => window.location.assign(asked));
  measureButtons(language, (found) => window.top?.postMessage(found, window.location.origin));
});

onNewDrafts(() => window.location.reload());
