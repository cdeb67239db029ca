import { localeOfPath, stripLocale, toPath } from '../../../core/i18n/localized-path';
import { frameColours } from '../../../site.config';
import { keepEarlyInput } from '../../lib/hydration/early-input';
import { hasInvitation } from '../../lib/session/invitation-address';
import { invitedPage } from './invited-page';
import { preferredLocale } from './preferred-locale';

/**
 * Runs in the head of every page before the first paint: sets the theme, and redirects immediately to the page in the
 * preferred language. It is built separately and inlined, so it imports no library.
 */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepLocale(locale: string): void {
  try {
    window.localStorage.setItem('locale', locale);
  } catch {
    // Blocked storage: only the address carries the language.
  }
}

const root = document.documentElement;
const theme = stored('theme');
const dark =
  theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = dark ? 'dark' : 'light';
document
  .querySelector('meta[name="theme-color"]')
  ?.setAttribute('content', dark ? frameColours.darkCanvas : frameColours.canvas);

const { pathname, search, hash } = window.location;
const chosen = stored('locale');
const preferred = preferredLocale({
  pathname,
  search,
  stored: chosen,
  languages: navigator.languages,
});
// The value of an earlier version, or an unknown one.
if (chosen && chosen !== preferred) keepLocale(preferred);
const page = invitedPage(pathname, search);
if (preferred !== localeOfPath(pathname) || page !== stripLocale(pathname)) {
  root.hidden = true;
  window.location.replace(toPath(page, preferred) + search + hash);
}

// The prerendered start page contains both the invitation and the sign-in.
if (hasInvitation(search)) root.dataset['invited'] = '';

// A link to the page in another language is a choice, even before the page's own scripts run.
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    keepLocale(link.hreflang);
    link.search = window.location.search;
    link.hash = window.location.hash;
  },
  true,
);

keepEarlyInput();
