import type { Locale } from './locales';

/** Texts that are not part of any built page: they are loaded on demand. */
export const loadedNamespaces = ['questions', 'sustainability-report', 'vsme'] as const;
export type LoadedNamespace = (typeof loadedNamespaces)[number];

/** Where the site serves them: `/texts/de/questions.json`. */
export const loadedTextsPath = (locale: Locale, namespace: LoadedNamespace) =>
  `/texts/${locale}/${namespace}.json`;
