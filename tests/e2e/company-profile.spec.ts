import { accounts } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';

test.use({ world: 'supply-chain' });

test.describe('the main user', () => {
  test.use({ account: 'admin' });

  test('edits the profile; the change is saved and listed in the history', async ({ page }) => {
    await page.goto('/account/company-profile/');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('City').fill('Linz');
    await page.getByLabel('Phone number').fill('+43 732 123456');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The company profile has been saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('4400 Linz')).toBeVisible();
    await expect(page.getByText('City: Steyr → Linz')).toBeVisible();
  });

  test('sees errors, and keeps the input when the language changes', async ({ page }) => {
    await page.goto('/account/company-profile/');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Company name').fill('');
    await page.getByLabel('DUNS number').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Company name is required')).toBeVisible();
    await expect(page.getByText('DUNS number must be exactly 9 digits')).toBeVisible();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByLabel('DUNS-Nummer')).toHaveValue('123');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('button', { name: 'Profil bearbeiten' })).toBeVisible();
  });
});

test.describe('any other person', () => {
  test.use({ account: 'user' });

  test('can read the profile and sees whom to ask', async ({ page }) => {
    await page.goto('/account/company-profile/');
    await expect(
      page.getByText(
        `You do not have permission to edit the company profile. Only the main user, ${accounts.admin.name}, may do so.`,
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeHidden();
  });
});
