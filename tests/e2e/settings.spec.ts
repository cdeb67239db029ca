import { demoPassword } from '../../server/demo/password';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';

/** No other test signs in as this person, since the password changes. */
const { customer } = accounts;

test('a person changes their own data, appearance and password, and signs out everywhere', async ({
  page,
  browser,
}) => {
  await openSignIn(page, '/account/settings/');
  await signIn(page, customer);
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const elsewhere = await context.newPage();
  await openSignIn(elsewhere);
  await signIn(elsewhere, customer);
  await expect(elsewhere).toHaveURL(/\/overview\//);

  await test.step('personal data', async () => {
    await page.getByLabel('Job title').fill('Energy Manager');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your details have been saved.')).toBeVisible();
  });

  await test.step('appearance, stored in the account for other devices', async () => {
    const stored = page.waitForResponse(/\/update-attribute$/);
    await page.getByLabel('Appearance', { exact: true }).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await stored;
    await elsewhere.reload();
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the personal data as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
  });

  await test.step('a new password, which signs out the other device', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sign out there/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByLabel('New password', { exact: true }).fill('kupfer wolke neun');
    await page.getByLabel('Repeat the new password').fill('kupfer wolke neun');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/account\/settings\/$/);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByLabel('Job title')).toHaveValue('Energy Manager');
    await expect(page.getByRole('button', { name: /^Sign out there/ })).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('signing out everywhere', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You are signed out', { exact: true })).toBeVisible();
  });
  await context.close();
});
