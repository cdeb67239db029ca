import type { Page } from 'gatsby';
import { namespacesOf } from '../../src/app/head/page-namespaces';

/** The empty page that the offline plugin's own worker would show in the place of prebuilt ones. */
const offlineShell = '/offline-plugin-app-shell-fallback/';

/** Copies of the pages for errors that Gatsby makes for hosts of files; the server has the pages themselves. */
const errorCopy = /^\/[^/]+\/(404|500)\.html$/;

/**
 * What becomes of a page after the language plugin has made one per language: it gets the slices of its
 * language and the namespaces of its texts, and its `matchPath` loses the language that the plugin writes twice.
 */
export function correctPage(page: Page, sliceNames: readonly string[]): Page | 'keep' | 'drop' {
  if (page.path.endsWith(offlineShell) || errorCopy.test(page.path)) return 'drop';
  const { language } = page.context as { language?: string };
  if (!language) return 'keep';
  const slices = Object.fromEntries(sliceNames.map((name) => [name, `${name}-${language}`]));
  const matchPath = page.matchPath?.replace(`/${language}/${language}/`, `/${language}/`);
  const current = page as Page & { slices?: Record<string, string> };
  const isDone = matchPath === page.matchPath && sliceNames.every((name) => current.slices?.[name]);
  if (isDone) return 'keep';
  const context = { ...page.context, namespaces: namespacesOf(page.component) };
  return { ...page, ...(matchPath && { matchPath }), context, slices };
}
