import type { Page } from '@playwright/test';
import { locales } from '../../core/i18n/locales';
import { localeOfPath, toPath } from '../../core/i18n/localized-path';
import { holdScripts, waitForHydration } from '../support/e2e/hydration';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, tokenInMail } from '../support/e2e/outbox';
import { protectedRoutes, publicRoutes } from '../support/e2e/routes';

test.describe('before a page’s scripts run', () => {
  test('the page already has content', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/?token=t', { waitUntil: 'commit' });
    await expect(page.getByText(/^A customer asks for your company’s carbon data/)).toBeVisible();
    await page.goto('/overview/', { waitUntil: 'commit' });
    await expect(page.getByText(/^These customers ask for your carbon data/)).toBeVisible();
    // Screen readers get the title once the page can be used.
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Loading/);
  });

  test('input, selections and clicks are kept', async ({ page }) => {
    const token = await tokenInMail(page, invitees.en.email);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    const release = await holdScripts(page);
    await page.goto(`/register/?token=${token}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByLabel('Company name').fill('Early Coatings Ltd');
    await page.getByLabel('Company size').selectOption({ label: '11–50 employees' });
    await page.getByRole('combobox', { name: 'Country' }).pressSequentially('united k');
    release();
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('Company name')).toHaveValue('Early Coatings Ltd');
    await expect(page.getByText(/^Still needed/)).toHaveText('Still needed: Industry');
  });

  test('a change of language keeps the input', async ({ page }) => {
    const token = await tokenInMail(page, invitees.en.email);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    const release = await holdScripts(page);
    await page.goto(`/register/?token=${token}`, { waitUntil: 'commit' });
    await page.getByLabel('Company name').fill('Early Coatings Ltd');
    await page.getByRole('group').locator('summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    release();
    await expect(page).toHaveURL(/\/de\/register\/\?token=/);
    await expect(page.getByLabel('Firmenname')).toHaveValue('Early Coatings Ltd');
  });

  test('a click on “Sign in” starts the sign-in', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    release();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  test('a click is handled once', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/error/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    release();
    await waitForHydration(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});

/** React discards a prerendered page, including typed input, if the first render differs from it. */
async function expectToHydrateUnchanged(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  for (const address of addresses) {
    await page.goto(address);
    await waitForHydration(page);
  }
  expect(faults).toEqual([]);
}

test.describe('every page hydrates without being rendered again', () => {
  for (const locale of locales) {
    test(`public, in ${locale}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await expectToHydrateUnchanged(
        page,
        publicRoutes.map((route) => toPath(route, locale)),
      );
    });
  }

  test.describe('signed in', () => {
    test.use({ account: 'admin' });

    test('protected', async ({ page }) => {
      await expectToHydrateUnchanged(page, protectedRoutes);
    });

    for (const address of [
      '/carbon-accounting/creditors/',
      '/carbon-accounting/products/',
      `/carbon-accounting/${new Date().getUTCFullYear() - 1}/report/`,
    ])
      test(`the title of ${address} does not move`, async ({ page }) => {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1 });
        const place = async () => (await title.boundingBox())?.y;
        await expect(title).toHaveAccessibleName(/^Loading/);
        const placeBefore = await place();
        release();
        await expect(title).not.toHaveAccessibleName(/^Loading/);
        expect(await place()).toBe(placeBefore);
      });
  });
});

test.describe('the preloaded page data', () => {
  for (const address of [
    '/register/?token=t',
    '/de/register/?token=t',
    '/',
    '/de/?token=t',
    '/fr/error/?from=mail',
  ])
    test(`of ${address} is the data that the page uses, and is requested once`, async ({ page }) => {
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), localeOfPath(address));
      const pageData = `/page-data${new URL(address, 'http://localhost').pathname.replace(/^\/$/, '/index/')}page-data.json`;
      const requested: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === pageData) requested.push(request.url());
      });
      await page.goto(address);
      await waitForHydration(page);
      expect(requested).toHaveLength(1);
    });
});

/** Sums up the layout shifts of the pages opened next. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted);
}

/** Holds back responses of the server until they are released. */
async function holdResponses(page: Page, calls: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])
  test.describe(`the overview at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ account: 'admin', viewport });

    test('does not shift when next steps and requests load', async ({ page }) => {
      const shifted = await watchShifts(page);
      const release = await holdResponses(page, /\/api\/customer-requests\//);
      await page.goto('/overview/');
      await expect(page.getByText('Loading customer requests …')).toBeAttached();
      release();
      await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Customer Requests' })).toBeAttached();
      await expect(page.getByText(/than in 20\d\d$/)).toBeVisible();
      expect(await shifted()).toBeLessThan(0.02);
    });
  });

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 2000 },
])
  test.describe(`the settings at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ account: 'admin', viewport });

    test('do not shift when the account loads', async ({ page }) => {
      const shifted = await watchShifts(page);
      const release = await holdResponses(page, /\/api\/account\/(settings|notifications|devices)$/);
      await page.goto('/account/settings/');
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeAttached();
      release();
      await expect(page.getByLabel('First name')).toBeVisible();
      await expect(page.getByLabel('Quiet hours without notifications')).toBeAttached();
      await expect(page.getByText('This device', { exact: true })).toBeAttached();
      expect(await shifted()).toBeLessThan(0.02);
    });
  });

test.describe('a year of carbon accounting', () => {
  test.use({ account: 'admin', viewport: { width: 1440, height: 1400 } });

  for (const { what, held, shown } of [
    {
      what: 'its state',
      held: /\/api\/ca-emission-results\/project\/\d+\/years/,
      shown: 'Calculate again',
    },
    { what: 'the list of activities', held: /\/api\/ca-activities-list/, shown: /\s› / },
  ])
    test(`does not shift when ${what} loads`, async ({ page }) => {
      const shifted = await watchShifts(page);
      const release = await holdResponses(page, held);
      await page.goto(`/carbon-accounting/${new Date().getUTCFullYear() - 1}/update/`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      const before = await shifted();
      release();
      await expect(page.getByText(shown).first()).toBeVisible();
      expect((await shifted()) - before).toBeLessThan(0.02);
    });
});

declare global {
  interface Window {
    /** Cumulative layout shift of the page. */
    shifted: number;
  }
}
