import type { Locale } from './locales';

/** Texts that no page is built with: they are loaded when something needs them. */
export const loadedNamespaces = ['questions', 'sustainability-report', 'vsme'] as const;
export type LoadedNamespace = (typeof loadedNamespaces)[number];

/** Where the site serves them: `/texts/de/questions.json`. */
export const loadedTextsPath = (locale: Locale, namespace: LoadedNamespace) =>
  `/texts/${locale}/${namespace}.json`;
