import { localeOfPath, stripLocale, toPath } from '../../../core/i18n/localized-path';
import type { Locale } from '../../../core/i18n/locales';

const parameter = 'returnTo';

/** Where a signed-in person goes who requested no other page. */
const homePath = '/overview/';

const protectedAreas = [
  '/overview',
  '/self-assessment',
  '/carbon-accounting',
  '/supply-chain-management',
  '/platform',
  '/account',
  '/first-run',
  '/testings',
];

/** The public sign-in page, in the language of the requested address, which it remembers. */
export function signInPath(asked: { pathname: string; search: string }): string {
  const canonical = stripLocale(asked.pathname) + asked.search;
  const query =
    canonical === homePath ? '' : `?${new URLSearchParams({ [parameter]: canonical }).toString()}`;
  return toPath(`/${query}`, localeOfPath(asked.pathname));
}

/**
 * The page to show after sign-in, in a language. Only protected pages of this site are allowed, so that a link from
 * outside cannot redirect elsewhere.
 */
export function returnPath(search: string, locale: Locale): string {
  const asked = stripLocale(new URLSearchParams(search).get(parameter) ?? '');
  return toPath(isProtected(asked) ? asked : homePath, locale);
}

/** Whether an address of the sign-in page names a page to show after sign-in. */
export function asksForPage(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** Whether a canonical address lies inside the signed-in shell. */
export function isProtected(path: string): boolean {
  return protectedAreas.some(
    (area) => path === area || (/^[/?#]/.test(path.slice(area.length)) && path.startsWith(area)),
  );
}
