import { preview } from '../support/content/editor-page';
import { accounts, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';

test('a page behind the sign-in says that signing in opens a new tab, and shows itself afterwards', async ({
  page,
}) => {
  await page.goto('/content/');
  await page.getByRole('link', { name: 'Catalogue of questions and e-learning' }).click();
  await page.getByRole('link', { name: /Catalogue: cause “Melting and heating furnaces”/ }).click();
  await page.frameLocator('#preview-pane').getByLabel('Language').selectOption('English');
  await expect(preview(page).getByRole('heading', { name: 'Sign in to supplier+s' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await preview(page).getByRole('button', { name: 'Sign in (opens a new tab)' }).click();
  const tab = await opened;
  const closed = tab.waitForEvent('close');
  await signIn(tab, accounts.admin);
  await closed;
  await expect(preview(page).getByRole('navigation').first()).toBeVisible();
  await expect(preview(page).getByText('This page stands behind the sign-in.')).toHaveCount(0);
});
