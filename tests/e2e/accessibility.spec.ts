import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../core/i18n/locales';
import { toPath } from '../../core/i18n/localized-path';
import { openSignIn } from '../support/e2e/accounts';
import { expectAccessible, expectContrast } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { firstInvited, rowOf } from '../support/e2e/requests-page';
import { openRoute, protectedRoutes, publicRoutes } from '../support/e2e/routes';
import { expectNoHiddenContent } from '../support/e2e/hidden-content';
import { openUsers } from '../support/e2e/users-page';

const themes = [
  ['light', expectAccessible],
  ['dark', expectContrast],
] as const;

test.describe.configure({ mode: 'parallel' });

/** The app follows the system's theme; with reduced motion its colours change immediately. */
async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  for (const [colorScheme, check] of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await check(page, `${where} (${colorScheme})`);
  }
}

async function visit(page: Page, route: string, locale: Locale): Promise<void> {
  await openRoute(page, route, locale);
  await expectNoHiddenContent(page, toPath(route, locale));
  await expectAccessibleInBothThemes(page, toPath(route, locale));
}

/** Without transitions a change of theme is immediate, and axe measures final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }, { title }) => {
  const locale = locales.find((each) => title.endsWith(` ${each}`)) ?? 'en';
  await page.addInitScript((value) => window.localStorage.setItem('locale', value), locale);
});

for (const locale of locales) {
  test(`public pages in ${locale}`, async ({ page }) => {
    for (const route of publicRoutes) await visit(page, route, locale);
  });

  test.describe('signed in', () => {
    test.use({ account: 'admin' });

    test(`protected pages in ${locale}`, async ({ page }) => {
      for (const route of protectedRoutes) await visit(page, route, locale);
    });
  });
}

test.describe('overlays', () => {
  test.use({ account: 'admin' });

  test('details, confirmation, menus', async ({ page }) => {
    const customer = await firstInvited(page);
    await rowOf(page, customer).getByRole('button', { name: customer, exact: true }).click();
    await expectAccessibleInBothThemes(page, 'details of a request');
    await page.keyboard.press('Escape');
    await rowOf(page, customer)
      .getByRole('button', { name: `Accept the request from ${customer}` })
      .click();
    await expectAccessibleInBothThemes(page, 'confirmation');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessibleInBothThemes(page, 'user menu');
  });

  test('people: menu, adding, transferring the main-user role', async ({ page }) => {
    await openUsers(page);
    await page.getByRole('button', { name: 'Actions for Luis Ortega' }).click();
    await expectAccessibleInBothThemes(page, 'menu of a person');
    await page.getByRole('button', { name: 'Transfer main-user role' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessibleInBothThemes(page, 'second confirmation');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByRole('button', { name: 'Add and send email' }).click();
    await expect(page.getByText('Email address is required')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'adding a person');
  });

  test('suppliers: inviting several, reminding', async ({ page }) => {
    await page.goto('/supply-chain-management/');
    await page.getByRole('button', { name: 'Invite several' }).click();
    await expect(page.getByRole('dialog', { name: 'Invite several suppliers' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'inviting several suppliers');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Remind all \d+ awaiting answer$/ }).click();
    await page.getByRole('dialog').getByText('Preview of the email').click();
    await expect(page.getByRole('dialog').locator('pre')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'reminding several suppliers');
  });

  test('editing the company profile', async ({ page }) => {
    await page.goto('/account/company-profile/');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Company name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Company name is required')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'editing the company profile');
  });
});

test.describe('carbon accounts', () => {
  test.use({ account: 'admin' });

  test('forms, files and how a row was calculated', async ({ page }) => {
    const year = `/carbon-accounting/${new Date().getUTCFullYear() - 1}`;
    const check = async (button: string | RegExp, where: string) => {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, where);
      await page.keyboard.press('Escape');
    };
    await page.goto(`${year}/update/`);
    await check('Add a fuel, vehicle or gas', 'adding an activity');
    await check('Change the distribution', 'the distribution');
    await check('Add a supplier', 'adding a supplier');
    await check('Import', 'importing figures');
    await check('Export', 'exporting figures');
    await page.goto(`${year}/results/`);
    await check(/^How .* was calculated$/, 'how a row was calculated');
    await page.goto('/carbon-accounting/');
    await check(/^Delete \d+$/, 'deleting a year');
  });
});

test.describe('guided mode', () => {
  test.use({ account: 'guided' });

  test('the shell with its locks', async ({ page }) => {
    await page.goto('/overview/');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'guided mode');
  });

  test('the first run, step by step', async ({ page }) => {
    await page.goto('/first-run/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'introduction');
    await page.getByRole('button', { name: 'Start set-up' }).click();
    for (const step of ['Reduction targets', 'Business segments', 'Carbon footprint', 'Insights']) {
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
      await expectAccessibleInBothThemes(page, step);
      if (step !== 'Insights') await page.getByRole('button', { name: 'Continue', exact: true }).click();
    }
    await page.goto('/carbon-accounting/');
    await expect(page.getByRole('heading', { name: 'This area is still locked' })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'locked area');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the sign-in page, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('has no violation, nor with an error', async ({ page }) => {
      await openSignIn(page);
      await expectAccessible(page, `sign-in page (${colorScheme})`);
      await page.getByLabel('Email address').fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, `sign-in page with an error (${colorScheme})`);
    });
  });
}
