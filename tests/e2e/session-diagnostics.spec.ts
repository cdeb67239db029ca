import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';

test.describe('signed in', () => {
  test.use({ account: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the diagnostics show the state of this tab, and can be copied', async ({ page }) => {
    await page.goto('/testings/diagnostics/');
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
    await expect(page.getByText('Working', { exact: true })).toBeVisible();
    await expect(page.getByText(/ getPrivileges$/)).toBeVisible();
    await expectAccessible(page, 'the diagnostics');

    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/Sign-in: \d[\d,]* ms/);
    expect(text).not.toMatch(/eyJ|@alpenguss/);
  });
});

test('the diagnostics are for signed-in people', async ({ page }) => {
  await page.goto('/de/testings/diagnostics/');
  await expect(page).toHaveURL(/\/de\/\?returnTo=/);
});
