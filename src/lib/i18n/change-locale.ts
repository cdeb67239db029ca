import { navigate } from 'gatsby';
import { stripLocale, toPath } from '../../../core/i18n/localized-path';
import type { Locale } from '../../../core/i18n/locales';
import { deviceStorage } from '../storage/safe-storage';

/** The page's head script reads the same key before the first paint. */
export const localeKey = 'locale';

const keepPlace = 'keepPlace';

/**
 * Stores the language and shows the same page in it; query, hash, scroll position and what the page was opened with
 * stay. The address is the browser's: the router's still has the parameters that the sign-in library has removed.
 */
export function changeLocale(next: Locale): void {
  deviceStorage.set(localeKey, next);
  const { pathname, search, hash } = window.location;
  const page = stripLocale(pathname) + search + hash;
  const state = { ...(window.history.state as object | null), [keepPlace]: true };
  void navigate(toPath(page, next), { replace: true, state });
}

/** For Gatsby's `shouldUpdateScroll`: a change of language keeps the scroll position. */
export function keepsScrollPosition(navigationState: unknown): boolean {
  return typeof navigationState === 'object' && navigationState !== null && keepPlace in navigationState;
}
