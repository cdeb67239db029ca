import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { signInPage } from '../support/e2e/sign-in-page';

test('signing in returns to the requested address', async ({ page }) => {
  await openSignIn(page, '/account/users/?from=mail');
  await signIn(page, accounts.admin);

  await expect(page).toHaveURL(/\/account\/users\/\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test('a wrong password is reported, keeps the address, and can be corrected', async ({ page }) => {
  await openSignIn(page);
  await signIn(page, accounts.user, 'wrong');

  await expect(signInPage.refusal(page)).toBeVisible();
  await expect(page.getByLabel(signInPage.email, { exact: true })).toHaveValue(accounts.user.email);
  await signIn(page, accounts.user);
  await expect(page).toHaveURL(/\/overview\/$/);
});

test('the sign-in page is in the language of the app', async ({ page }) => {
  await page.goto('/de/overview/');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the session survives a reload and reaches a new tab without a password', async ({ page, context }) => {
  await openSignIn(page);
  await signIn(page, accounts.admin);
  await expect(page.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab).toHaveURL(/\/overview\/$/);
});

test('no token is left in the browser’s storage', async ({ page }) => {
  await openSignIn(page);
  await signIn(page, accounts.admin);
  await expect(page.getByRole('table')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
});
