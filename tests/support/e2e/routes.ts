import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../core/i18n/locales';
import { toPath } from '../../../core/i18n/localized-path';

/** Every page of the product, without a language: the public ones, and those for signed-in people. */
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

/** Navigates within the running app, like a link, without reloading it. */
async function go(page: Page, address: string): Promise<void> {
  const isRunning = await page.evaluate(() => '___navigate' in window);
  if (!isRunning) await page.goto(address);
  else {
    const left = await page.evaluateHandle(() => document.querySelector('h1'));
    const isThere = new URL(address, page.url()).href === page.url();
    await page.evaluate((to) => (window as unknown as GatsbyWindow).___navigate(to), address);
    // Pages render concurrently: the address may change well before the page.
    if (!isThere) await page.waitForFunction((title) => !title?.isConnected, left);
  }
  await expect(page).toHaveURL(address);
}

/** Opens a route in a language, and waits until its content is shown. */
export async function openRoute(page: Page, route: string, locale: Locale): Promise<void> {
  await go(page, toPath(route, locale));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Content rendered in chunks is complete when the browser is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
