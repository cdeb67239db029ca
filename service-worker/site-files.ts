import { localeOfPath } from '../core/i18n/localized-path';
import { defaultLocale, isLocale, type Locale } from '../core/i18n/locales';

/** A file needed in every language. */
export interface CoreFile {
  url: string;
  /** Null if the address itself changes with the content. */
  revision: string | null;
}

/** A page that serves every address matching the pattern. */
export interface SiteRoute {
  pattern: string;
  url: string;
}

/** What the build tells the worker about the site. */
export interface SiteFiles {
  core: readonly CoreFile[];
  /** The address of each language's bundle, which changes with its content. */
  bundles: Readonly<Record<Locale, string>>;
  /** Longest pattern first. */
  routes: readonly SiteRoute[];
}

/** All files of one language, by address: pages, page data, slice data, separately loaded texts. */
export type LanguageBundle = Readonly<Record<string, string>>;

/** The language of a page, page data, slice data or text file. */
export function localeOfFile(pathname: string): Locale {
  const slice = /^\/slice-data\/.*?-([a-z]{2}(?:-[A-Z]{2})?)\.json$/.exec(pathname)?.[1];
  if (slice) return isLocale(slice) ? slice : defaultLocale;
  return localeOfPath(pathname.replace(/^\/(page-data|texts)\//, '/'));
}
