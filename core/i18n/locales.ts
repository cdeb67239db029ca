/**
 * The six languages of the product, as used in URLs, files and accounts. Without dependencies, so that the browser may
 * load it.
 */
export const locales = ['en', 'de', 'es', 'fr', 'pt', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Every language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  'zh-CN': '简体中文',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A stored or received locale: the legacy `cn` is `zh-CN`, anything unknown is English. */
export function normaliseLocale(value: unknown): Locale {
  if (value === 'cn') return 'zh-CN';
  return isLocale(value) ? value : defaultLocale;
}
