import type { Browser, Page } from '@playwright/test';
import type { Locale } from '../../core/i18n/locales';
import { test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import { openRoute, protectedRoutes, publicRoutes } from '../support/e2e/routes';
import { createSheet } from './contact-sheet';
import { takePicture, type Look } from './take-picture';

const locales: readonly Locale[] = ['en', 'de', 'zh-CN'];
const themes = ['light', 'dark'] as const;
const widths = [1440, 1100, 768, 375, 320];
const heights: Readonly<Record<number, number>> = { 375: 812, 320: 640 };

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser.');
  return browser;
}

const viewport = (width: number) => ({ width, height: heights[width] ?? 900 });

async function takeAll(page: Page, routes: readonly string[], look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
  const pictures: string[] = [];
  // The first page of a visit is shown for a while before the session is known.
  await openRoute(page, routes.at(-1) ?? '/', look.locale);
  for (const route of routes) {
    await openRoute(page, route, look.locale);
    pictures.push(await takePicture(page, route, look));
  }
  await createSheet(browserOf(page), pictures, look);
}

for (const locale of locales) {
  for (const theme of themes) {
    for (const width of widths) {
      test.describe(`${locale} ${theme} ${width}`, () => {
        test.use({ viewport: viewport(width), hasTouch: width < 500, isMobile: width < 500 });

        test('public', ({ page }) => takeAll(page, publicRoutes, { locale, theme, width, state: 'public' }));

        test.describe('signed in', () => {
          test.use({ account: 'admin' });
          test('account', ({ page }) =>
            takeAll(page, protectedRoutes, { locale, theme, width, state: 'account' }));
        });
      });
    }
  }
}

/** The page while its responses are pending, or when they are errors. */
const states = {
  loading: (page: Page) => page.route('**/api/**', () => undefined),
  error: (page: Page) =>
    page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR', message: 'The server has a fault.' } }),
    ),
  offline: (page: Page) => page.context().setOffline(true),
};

for (const state of Object.keys(states) as (keyof typeof states)[]) {
  for (const width of [1440, 375]) {
    test.describe(`${state} ${width}`, () => {
      test.use({ viewport: viewport(width), account: 'admin', serviceWorkers: 'allow' });

      test('account', async ({ page }) => {
        const look: Look = { locale: 'en', theme: 'light', width, state };
        await openRoute(page, '/overview/', 'en');
        await expectOfflineCopy(page);
        await expectAnswersPersisted(page);
        await states[state](page);
        const pictures: string[] = [];
        for (const route of protectedRoutes.filter((each) => each !== '/overview/')) {
          await page.evaluate((to) => (window as unknown as AppWindow).___navigate(to), route);
          pictures.push(await takePicture(page, route, look));
        }
        await createSheet(browserOf(page), pictures, look);
      });
    });
  }
}

interface AppWindow {
  ___navigate: (address: string) => void;
}
