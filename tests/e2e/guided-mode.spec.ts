import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { signOut } from '../support/e2e/session-page';

test.describe('in guided mode', () => {
  test.use({ account: 'guided', serviceWorkers: 'allow' });

  test('three areas are locked', async ({ page }) => {
    await page.goto('/overview/');
    const areas = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(areas.getByText('Locked until you complete the guided set-up')).toHaveCount(3);
    await expect(areas.getByRole('link', { disabled: true })).toHaveCount(3);
    await expect(areas.getByRole('link', { disabled: false })).toHaveCount(2);
    await expect(areas.getByRole('link', { name: /^Customer Requests/ })).toBeVisible();
    await areas.getByRole('link', { name: 'Guided set-up', exact: true }).click();
    await expect(page).toHaveURL(/\/first-run\/$/);
  });

  test('the longest German name fits on one line beside its lock', async ({ page }) => {
    await page.goto('/de/overview/');
    const areas = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect(areas.getByText(/^Gesperrt/)).toHaveCount(3);
    const lines = await areas.getByText('Lieferkettenmanagement', { exact: true }).evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('a locked area explains what unlocks it', async ({ page }) => {
    await page.goto('/overview/');
    await page.getByRole('link', { name: /^Supply Chain Management/ }).press('Enter');
    await expect(page).toHaveURL(/\/supply-chain-management\/$/);
    await expect(page.getByRole('heading', { name: 'This area is still locked' })).toBeVisible();
  });

  test('the steps can be completed with the keyboard alone, and a reload keeps the current step', async ({
    page,
  }) => {
    await page.goto('/first-run/');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const start = dialog.getByRole('button', { name: 'Start set-up' });
    await expect(dialog.getByRole('heading').first()).toBeFocused();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Continue', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Business segments' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Business segments' })).toBeVisible();
  });

  test('input made offline is kept and sent', async ({ page, context }) => {
    await page.goto('/first-run/');
    await page.getByRole('button', { name: 'Start set-up' }).click();
    await page.getByRole('button', { name: 'Add target' }).click();
    await context.setOffline(true);
    await page.getByLabel('Base year').fill('2024');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Kept on this device, sent when you are online')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('All answers are saved')).toBeVisible();
  });
});

test('a person in guided mode arrives at the set-up; a requested page still opens', async ({ page }) => {
  await openSignIn(page, '/');
  await signIn(page, accounts.guided);
  await expect(page).toHaveURL(/\/first-run\/$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/first-run\/$/);
  await page.goto('/overview/');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Requests' })).toBeVisible();

  await test.step('signing out halfway continues at the same step', async () => {
    await page.goto('/first-run/');
    await page.getByRole('button', { name: 'Start set-up' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const step = page.getByRole('heading', { level: 2, name: 'Business segments' });
    await expect(step).toBeVisible();
    await signOut(page, accounts.guided);
    await expect(page).toHaveURL(/\/logout\/$/);
    await openSignIn(page, '/');
    await signIn(page, accounts.guided);
    await expect(step).toBeVisible();
  });
});
