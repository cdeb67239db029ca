import type { Page } from '@playwright/test';
import { locales } from '../../core/i18n/locales';
import { localeOfPath, toPath } from '../../core/i18n/localized-path';
import { holdScripts, waitForHydration } from '../support/e2e/hydration';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, tokenInMail } from '../support/e2e/outbox';
import { protectedRoutes, publicRoutes } from '../support/e2e/routes';

test.describe('before a page’s scripts run', () => {
  test('there is something to read', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/?token=t', { waitUntil: 'commit' });
    await expect(page.getByText(/^A customer asks for your company’s carbon data/)).toBeVisible();
    await page.goto('/overview/', { waitUntil: 'commit' });
    await expect(page.getByText(/^These customers ask for your carbon data/)).toBeVisible();
    // It is named to those who hear it when it can be used.
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Loading/);
  });

  test('what is typed, chosen and pressed is kept', async ({ page }) => {
    const token = await tokenInMail(page, invitees.en.email);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    const letGo = await holdScripts(page);
    await page.goto(`/register/?token=${token}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByLabel('Company name').fill('Early Coatings Ltd');
    await page.getByLabel('Company size').selectOption({ label: '11–50 employees' });
    await page.getByRole('combobox', { name: 'Country' }).pressSequentially('united k');
    letGo();
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('Company name')).toHaveValue('Early Coatings Ltd');
    await expect(page.getByText(/^Still needed/)).toHaveText('Still needed: Industry');
  });

  test('a change of language takes along what was typed', async ({ page }) => {
    const token = await tokenInMail(page, invitees.en.email);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    const letGo = await holdScripts(page);
    await page.goto(`/register/?token=${token}`, { waitUntil: 'commit' });
    await page.getByLabel('Company name').fill('Early Coatings Ltd');
    await page.getByRole('group').locator('summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    letGo();
    await expect(page).toHaveURL(/\/de\/register\/\?token=/);
    await expect(page.getByLabel('Firmenname')).toHaveValue('Early Coatings Ltd');
  });

  test('a press on the sign-in leads there', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    letGo();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  test('a press is answered once', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/error/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    letGo();
    await waitForHydration(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});

/** A page whose scripts draw something else than was built is thrown away, with what somebody has typed into it. */
async function expectToLiveAsBuilt(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  for (const address of addresses) {
    await page.goto(address);
    await waitForHydration(page);
  }
  expect(faults).toEqual([]);
}

test.describe('every page hydrates as it was built', () => {
  for (const locale of locales) {
    test(`for everybody, in ${locale}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await expectToLiveAsBuilt(
        page,
        publicRoutes.map((route) => toPath(route, locale)),
      );
    });
  }

  test.describe('signed in', () => {
    test.use({ account: 'admin' });

    test('for people who have signed in', async ({ page }) => {
      await expectToLiveAsBuilt(page, protectedRoutes);
    });

    for (const address of [
      '/carbon-accounting/creditors/',
      '/carbon-accounting/products/',
      `/carbon-accounting/${new Date().getUTCFullYear() - 1}/report/`,
    ])
      test(`the title of ${address} stays where it is`, async ({ page }) => {
        const letGo = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1 });
        const place = async () => (await title.boundingBox())?.y;
        await expect(title).toHaveAccessibleName(/^Loading/);
        const placeBefore = await place();
        letGo();
        await expect(title).not.toHaveAccessibleName(/^Loading/);
        expect(await place()).toBe(placeBefore);
      });
  });
});

test.describe('what is asked for ahead', () => {
  for (const address of [
    '/register/?token=t',
    '/de/register/?token=t',
    '/',
    '/de/?token=t',
    '/fr/error/?from=mail',
  ])
    test(`at ${address} is what the page takes, and asked for once`, async ({ page }) => {
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), localeOfPath(address));
      const pageData = `/page-data${new URL(address, 'http://localhost').pathname.replace(/^\/$/, '/index/')}page-data.json`;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === pageData) asked.push(request.url());
      });
      await page.goto(address);
      await waitForHydration(page);
      expect(asked).toHaveLength(1);
    });
});

/** Adds up how far the parts of the next pages move by themselves. */
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

/** Keeps answers of the server away until they are let go. */
async function holdAnswers(page: Page, calls: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const viewport of [
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])
  test.describe(`the overview at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ account: 'admin', viewport });

    test('stays where it is when what is to be done next and the requests come', async ({ page }) => {
      const shifted = await watchShifts(page);
      const letGo = await holdAnswers(page, /\/api\/customer-requests\//);
      await page.goto('/overview/');
      await expect(page.getByText('Loading customer requests …')).toBeAttached();
      letGo();
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

    test('stay where they are when the account comes', async ({ page }) => {
      const shifted = await watchShifts(page);
      const letGo = await holdAnswers(page, /\/api\/account\/(settings|notifications|devices)$/);
      await page.goto('/account/settings/');
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeAttached();
      letGo();
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
    { what: 'the list of activities', held: /\/api\/ca-activities-list/, shown: / › / },
  ])
    test(`stays where it is when ${what} comes`, async ({ page }) => {
      const shifted = await watchShifts(page);
      const letGo = await holdAnswers(page, held);
      await page.goto(`/carbon-accounting/${new Date().getUTCFullYear() - 1}/update/`);
      await expect(page.getByRole('textbox').first()).toBeVisible();
      const before = await shifted();
      letGo();
      await expect(page.getByText(shown).first()).toBeVisible();
      expect((await shifted()) - before).toBeLessThan(0.02);
    });
});

declare global {
  interface Window {
    /** How far the page's parts have moved by themselves (cumulative layout shift). */
    shifted: number;
  }
}
