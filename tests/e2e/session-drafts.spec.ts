import type { Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { expectAccount, signOut } from '../support/e2e/session-page';

const segment = '/self-assessment/business-segments/MACHINERY/AT/update/';
const year = (page: Page) => page.getByLabel('Which year do the answers in this segment refer to?');
const wrongYear = `Please enter a year between 2000 and ${new Date().getUTCFullYear()}.`;

/** After a sign-out, signing in leads to the overview. */
async function signInAndOpen(
  page: Page,
  address: string,
  who: { email: string; name: string } = accounts.user,
) {
  await openSignIn(page);
  await signIn(page, who);
  await expectAccount(page, who);
  await page.goto(address);
}

/** No activity for half an hour. */
async function waitForTheEnd(page: Page): Promise<void> {
  await page.clock.fastForward('28:00');
  await expect(page.getByRole('dialog', { name: 'Session timeout' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/logout\/$/);
}

test('input that cannot be saved is restored after a sign-out for inactivity, and removed when discarded', async ({
  page,
}) => {
  await page.clock.install();
  await signInAndOpen(page, segment);
  await year(page).fill('1024');
  await waitForTheEnd(page);

  await signInAndOpen(page, segment);
  await expect(year(page)).toHaveValue('1024');
  await expect(page.getByText(wrongYear)).toBeVisible();
  await page.reload();
  await expect(year(page)).toHaveValue('1024');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/logout\/$/);
  await signInAndOpen(page, segment);
  await expect(year(page)).toHaveValue('');
});

test('an invalid amount in the carbon accounts and an unsaved due date are restored too', async ({
  page,
}) => {
  const figures = `/carbon-accounting/${new Date().getUTCFullYear() - 1}/update/`;
  const amount = page.getByRole('textbox', { name: /^Amount of / }).first();
  const openSupplier = async () => {
    await page.getByRole('link', { name: 'Supply Chain Management' }).click();
    await page.getByRole('rowheader').getByRole('button').first().click();
  };
  const dueDate = page.getByRole('dialog').getByLabel('Answer due by');
  await page.clock.install();
  await signInAndOpen(page, figures, accounts.admin);
  await amount.fill('-5');
  await openSupplier();
  await dueDate.fill('2099-12-31');
  await waitForTheEnd(page);

  await signInAndOpen(page, figures, accounts.admin);
  await expect(amount).toHaveValue('-5');
  await expect(page.getByText('Amount must be a positive number')).toBeVisible();
  await openSupplier();
  await expect(dueDate).toHaveValue('2099-12-31');
});
