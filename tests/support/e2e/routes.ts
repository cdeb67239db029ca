import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../core/i18n/locales';
import { toPath } from '../../../core/i18n/localized-path';

/** Every page of the product, in no language: those for everybody, and those of people who have signed in. */
export const publicRoutes = [
  ...['/', '/404/', '/500/', '/error/', '/logout/'],
  ...['/register/', '/registration-success/', '/legal/privacy-policy/', '/legal/terms/'],
];
export const protectedRoutes = [
  ...['/overview/', '/account/settings/', '/account/company-profile/', '/account/users/'],
  ...['/self-assessment/company-overview/', '/self-assessment/paper/?sector=ALUMINIUM&country=AT'],
  '/self-assessment/business-segments/ALUMINIUM/AT/update/',
  ...['/account/audit-trail/', '/platform/changelog/', '/testings/diagnostics/'],
  '/self-assessment/sustainability-report/',
  ...['update', 'report'].map(
    (page) => `/self-assessment/sustainability-report/${new Date().getUTCFullYear() - 1}/${page}/`,
  ),
  ...['/self-assessment/', '/carbon-accounting/', '/supply-chain-management/', '/account/nowhere/'],
  ...['/first-run/', '/carbon-accounting/settings/', '/carbon-accounting/products/'],
  ...['/carbon-accounting/invoices/', '/carbon-accounting/creditors/'],
  '/carbon-accounting/products/from-suppliers/',
  '/carbon-accounting/products/exchange/',
  ...['', 'paper/'].map((page) => `/carbon-accounting/products/0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02/${page}`),
  ...['update', 'results', 'report', 'share'].map(
    (page) => `/carbon-accounting/${new Date().getUTCFullYear() - 1}/${page}/`,
  ),
];

interface GatsbyWindow {
  ___navigate: (address: string) => void;
}

/** Goes on within the app where it runs, as a link does: without starting it again. */
async function go(page: Page, address: string): Promise<void> {
  const isRunning = await page.evaluate(() => '___navigate' in window);
  if (!isRunning) await page.goto(address);
  else {
    const left = await page.evaluateHandle(() => document.querySelector('h1'));
    const isThere = new URL(address, page.url()).href === page.url();
    await page.evaluate((to) => (window as unknown as GatsbyWindow).___navigate(to), address);
    // Pages are drawn in steps: the address may be there well before its page.
    if (!isThere) await page.waitForFunction((title) => !title?.isConnected, left);
  }
  await expect(page).toHaveURL(address);
}

/** Opens a route in a language, and waits until it shows what it has to show. */
export async function openRoute(page: Page, route: string, locale: Locale): Promise<void> {
  await go(page, toPath(route, locale));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is drawn in steps is whole when the browser has nothing left to do.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
