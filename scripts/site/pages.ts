import type { Page } from 'gatsby';
import { namespacesOf } from '../../src/app/head/page-namespaces';

/** The empty page that the offline plugin's own worker would show instead of prerendered ones. */
const offlineShell = '/offline-plugin-app-shell-fallback/';

/** Copies of the error pages that Gatsby makes for static hosts; the server has the pages themselves. */
const errorCopy = /^\/[^/]+\/(404|500)\.html$/;

/**
 * Changes a page after the language plugin has made one per language. It gets the slices of its language and the
 * namespaces of its texts, and its `matchPath` loses the duplicate language that the plugin adds.
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
