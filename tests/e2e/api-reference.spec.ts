import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { openUsers } from '../support/e2e/users-page';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

test('an integrator reads the contract, signs in with a new API client and tries a request', async ({
  page,
}) => {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add an API client' }).click();
  const form = page.getByRole('dialog', { name: 'Add an API client' });
  await form.getByLabel('Name').fill('Reader of the contract');
  await form.getByRole('checkbox', { name: 'Carbon Accounting: read' }).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const secretDialog = page.getByRole('dialog', { name: 'Secret of Reader of the contract' });
  const clientId = await secretDialog.getByLabel('Client ID', { exact: true }).inputValue();
  const clientSecret = await secretDialog.getByLabel('Secret', { exact: true }).inputValue();

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/api/docs/');
  await expect(page).toHaveTitle('API · supplier+s');
  const area = page.getByRole('heading', { name: 'Carbon accounting: years and results' });
  await expect(area).toBeVisible();
  await expectAccessible(page, 'the contract');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const authorising = page.locator('.auth-container').filter({ hasText: 'clientCredentials' });
  await authorising.getByLabel('client_id').fill(clientId);
  await authorising.getByLabel('client_secret').fill(clientSecret);
  await authorising.getByText('carbon:read', { exact: true }).click();
  await expectAccessible(page, 'the form that signs in');
  await authorising.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
  await expect(authorising.getByRole('button', { name: 'Remove authorization' })).toBeVisible();
  await expectAccessible(page, 'the form when signed in');
  await page.getByRole('button', { name: 'Close' }).first().click();

  await area.click();
  await page.getByText('List the years with their progress').click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByPlaceholder('projectId').fill('1');
  const answered = page.waitForResponse(/ca-emission-results\/project\/1\/years$/);
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.locator('.live-responses-table tbody .response-col_status')).toHaveText(/^200/);
  await expectAccessible(page, 'the contract with a call that was tried');
  await page.locator('.opblock-post .opblock-summary-control').first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
  await expectAccessible(page, 'the contract with two calls, one with a body');

  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page, 'the contract on a phone');
  expect(refused).toEqual([]);
});
