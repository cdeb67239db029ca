import type { Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';

test.describe('signed in', () => {
  test.use({ account: 'admin' });

  test('a change of language keeps the page, the query and the input, and is remembered', async ({
    page,
  }) => {
    await page.goto('/overview/?from=mail');
    await page.getByRole('searchbox').fill('werk');

    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();

    await expect(page).toHaveURL(/\/de\/overview\/\?from=mail$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('searchbox')).toHaveValue('werk');
    await page.goto('/overview/');
    await expect(page).toHaveURL(/\/de\/overview\/$/);
  });

  test('a reloaded page returns to where it was scrolled to, once its data are there', async ({ page }) => {
    await page.goto('/overview/');
    await expect(page.getByRole('rowheader').nth(5)).toBeAttached();
    const position = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 400));
    const saved = () => page.evaluate(() => Object.values(window.sessionStorage).includes('400'));
    await expect.poll(saved).toBe(true);
    await page.reload();
    await expect(page.getByRole('rowheader').nth(5)).toBeAttached();
    await expect.poll(position).toBe(400);
  });

  test('all four areas are listed, and the current one is marked', async ({ page }) => {
    await page.goto('/overview/');
    const areas = page.getByRole('navigation', { name: 'Main navigation' });
    for (const name of ['Self Assessment', 'Carbon Accounting', 'Supply Chain Management']) {
      await expect(areas.getByRole('link', { name })).toBeVisible();
    }
    await expect(areas.getByRole('link', { name: /^Customer Requests/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the logo menu and the help link open external pages in a new tab', async ({ page }) => {
    await page.goto('/overview/');
    await page.getByRole('button', { name: /^About supplier\+s/ }).click();
    for (const name of [/^Trust Center/, /^About \(/, /^Get help/]) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });

  test('the logo menu leads to what is new and to the legal texts', async ({ page }) => {
    await page.goto('/overview/');
    for (const [entry, heading] of [
      ['What is new', 'What is new'],
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Service', 'Terms of Service'],
    ] as const) {
      await page.getByRole('button', { name: /^About supplier\+s/ }).click();
      await page.getByRole('link', { name: entry }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Customer Requests' })).toBeVisible();
    }
  });

  test('the user menu leads to the account pages', async ({ page }) => {
    await page.goto('/overview/');
    for (const [entry, heading] of [
      ['Settings', 'Settings'],
      ['Company Profile', 'Company Profile'],
      ['User Management', 'User Management'],
    ] as const) {
      await page.getByRole('button', { name: `Account of ${accounts.admin.name}` }).click();
      await page.getByRole('link', { name: entry }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('an unknown page inside the shell keeps the navigation', async ({ page }) => {
    const answer = await page.goto('/account/nowhere/');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });
});

test('an unknown page outside the shell is the translated 404 page', async ({ page }) => {
  const answer = await page.goto('/de/nirgends/');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
});

test('signing out ends the session, and protected pages ask for sign-in again', async ({ page }) => {
  await openSignIn(page);
  await signIn(page, accounts.user);
  await page.getByRole('button', { name: `Account of ${accounts.user.name}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/logout\//);

  await openSignIn(page);

  await expect(page.getByLabel('Password')).toBeVisible();
});

test.describe('signed in as a user', () => {
  test.use({ account: 'user' });

  test('the theme can be changed and is remembered', async ({ page }) => {
    // The device has a choice of its own, so that the account's does not override it.
    await page.goto('/error/');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.goto('/overview/');
    await expect(page.getByRole('button', { name: /^Accept the request from / }).first()).toBeVisible();
    const fading = fadingAtThemeChange(page);
    await page.getByRole('button', { name: 'Switch to dark appearance' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await fading).toBe(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Switch to light appearance' })).toBeVisible();
  });
});

/** How many elements fade their colours at the next change of theme. */
function fadingAtThemeChange(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () =>
          document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
        new MutationObserver(() => requestAnimationFrame(() => resolve(count()))).observe(
          document.documentElement,
          { attributeFilter: ['data-theme'] },
        );
      }),
  );
}
