import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../core/i18n/locales';
import { localeOfPath } from '../../core/i18n/localized-path';
import { namespacesOf, readLanguageFile } from '../../scripts/content/language-files';
import { expect, test } from '../support/e2e/fixtures';
import { openRoute, protectedRoutes, publicRoutes } from '../support/e2e/routes';

/** The site was built from language files without texts; these are the product's. */
const filesOf = (language: Locale) =>
  namespacesOf('locales').map((name) => readLanguageFile('locales', language, name));
const textsOf = (language: Locale) => new Set(filesOf(language).flatMap((texts) => [...texts.values()]));
const keys = new Set(filesOf('en').flatMap((texts) => [...texts.keys()]));
const english = textsOf('en');

async function linesOf(page: Page): Promise<string[]> {
  return (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every built page is visited', () => {
  const built = readdirSync('public/page-data', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => path.dirname(file).replace(/^index$|\.html$/, ''))
    .map((page) => (page === '' ? '/' : `/${page}/`))
    .filter((page) => localeOfPath(page) === 'en');
  const visited = [...publicRoutes, ...protectedRoutes].map((route) => route.replace(/\?.*/, ''));
  const isVisited = (page: string) => {
    // A parameter matches one segment; a rest parameter, which Gatsby writes as [...], any number of them.
    const pattern = new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+').replace('[...]/', '.*')}$`);
    return visited.some((route) => pattern.test(route));
  };
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((page) => !isVisited(page))).toEqual([]);
});

for (const locale of locales.filter((each) => each !== 'en')) {
  const own = textsOf(locale);

  for (const [routes, account] of [[publicRoutes, null] as const, [protectedRoutes, 'admin'] as const]) {
    test.describe(`as ${account ?? 'nobody'}`, () => {
      test.use({ account });

      test(`every page is in English where ${locale} has no texts`, async ({ page }) => {
        await page.addInitScript((value) => window.localStorage.setItem('locale', value), locale);
        // On the second visit everything is loaded that a page fetched on the first one.
        for (const route of [...routes, ...routes]) {
          await openRoute(page, route, locale);
          const right = async () => (await linesOf(page)).filter((line) => english.has(line)).length;
          // The links that the operator sets arrive shortly after the page.
          await expect.poll(right, `English texts of ${route}`).toBeGreaterThan(5);
          const wrong = (await linesOf(page)).filter(
            (line) => keys.has(line) || (own.has(line) && !english.has(line)),
          );
          expect.soft(wrong, `what ${route} shows and is not English`).toEqual([]);
        }
      });
    });
  }
}
