import { defaultLocale, isLocale, type Locale } from './locales';

const firstSegment = /^\/([^/?#]+)(?=\/|\?|#|$)/;

/** The language of a URL: `/de/overview/` is German, `/overview/` the default. */
export function localeOfPath(path: string): Locale {
  const segment = firstSegment.exec(path)?.[1];
  return isLocale(segment) ? segment : defaultLocale;
}

/**
 * The canonical URL without its language: `/de/overview/?a=1` becomes `/overview/?a=1`. It always leads to this site:
 * what follows the language begins with one slash.
 */
export function stripLocale(path: string): string {
  const segment = firstSegment.exec(path)?.[1];
  return isLocale(segment) ? path.slice(segment.length + 1).replace(/^[/\\]*/, '/') : path;
}

/** The URL of a page in a language; query and hash are kept, English has no prefix. */
export function toPath(path: string, locale: Locale): string {
  const canonical = stripLocale(path);
  return locale === defaultLocale ? canonical : `/${locale}${canonical}`;
}

/** The URL without a needless English prefix, with query and hash; undefined for any other URL. */
export function withoutDefaultLocale(path: string): string | undefined {
  if (firstSegment.exec(path)?.[1] !== defaultLocale) return undefined;
  return stripLocale(path);
}
