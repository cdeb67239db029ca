import { localeOfPath } from '../core/i18n/localized-path';
import { defaultLocale, isLocale, type Locale } from '../core/i18n/locales';

/** A file that is needed in every language. */
export interface CoreFile {
  url: string;
  /** Null where the address itself changes with the content. */
  revision: string | null;
}

/** A page that answers for every address that fits the pattern. */
export interface SiteRoute {
  pattern: string;
  url: string;
}

/** What the build tells the worker about the site. */
export interface SiteFiles {
  core: readonly CoreFile[];
  /** Where the bundle of each language lies; its address changes with its content. */
  bundles: Readonly<Record<Locale, string>>;
  /** Longest pattern first. */
  routes: readonly SiteRoute[];
}

/** Everything that belongs to one language, by address: pages, page data, slice data, texts that are loaded. */
export type LanguageBundle = Readonly<Record<string, string>>;

/** The language that a page, its data, a slice's data or a file of texts is in. */
export function localeOfFile(pathname: string): Locale {
  const slice = /^\/slice-data\/.*?-([a-z]{2}(?:-[A-Z]{2})?)\.json$/.exec(pathname)?.[1];
  if (slice) return isLocale(slice) ? slice : defaultLocale;
  return localeOfPath(pathname.replace(/^\/(page-data|texts)\//, '/'));
}
