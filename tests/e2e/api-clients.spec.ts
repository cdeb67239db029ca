import { expectAccessible, expectContrast } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { openUsers } from '../support/e2e/users-page';

test.use({ account: 'admin', contextOptions: { reducedMotion: 'reduce' } });

test('an administrator gives another system access with scopes, and revokes it', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add an API client' }).click();
  const form = page.getByRole('dialog', { name: 'Add an API client' });
  await form.getByLabel('Name').fill('ERP export');
  await form.getByRole('checkbox', { name: 'Carbon Accounting: read' }).check();
  await expectAccessible(page, 'a new API client');
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Secret of ERP export' });
  const clientSecret = await secretDialog.getByLabel('Secret', { exact: true }).inputValue();
  const clientId = await secretDialog.getByLabel('Client ID', { exact: true }).inputValue();
  const tokenAddress = await secretDialog.getByLabel('Address for tokens', { exact: true }).inputValue();
  await expectAccessible(page, 'the secret of an API client');
  await secretDialog.getByRole('button', { name: 'Done' }).click();

  const askForToken = (secret: string) =>
    page.request.post(tokenAddress, {
      form: { grant_type: 'client_credentials' },
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    });
  const tokenFor = async (secret: string) =>
    ((await (await askForToken(secret)).json()) as { access_token: string }).access_token;
  const token = await tokenFor(clientSecret);
  const { project_id: project } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { project_id: number };
  const headers = { authorization: `Bearer ${token}` };
  const statusOf = async (path: string, own = headers) =>
    (await page.request.get(`/api/${path}/project/${project}`, { headers: own })).status();
  expect(await statusOf('ca-settings')).toBe(200);
  expect(await statusOf('audit')).toBe(403);
  const written = await page.request.post(`/api/ca-activities-data/project/${project}/create`, {
    headers,
    data: {},
  });
  expect([written.status(), await written.json()]).toMatchObject([
    403,
    { error: { code: 'SCOPE_MISSING', details: { scope: 'carbon:write' } } },
  ]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectContrast(page, 'API clients (dark)');

  await page.getByRole('button', { name: 'New secret for ERP export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret', exact: true }).click();
  const newSecret = await secretDialog.getByLabel('Secret', { exact: true }).inputValue();
  await secretDialog.getByRole('button', { name: 'Done' }).click();
  const renewed = { authorization: `Bearer ${await tokenFor(newSecret)}` };
  expect(await statusOf('ca-settings', renewed)).toBe(200);
  expect(await statusOf('ca-settings')).toBe(401);
  expect((await askForToken(clientSecret)).status()).toBe(401);

  await page.getByRole('button', { name: 'Revoke ERP export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/^No API client yet/)).toBeVisible();
  expect(await statusOf('ca-settings', renewed)).toBe(401);
  // The realm deletes it a moment later.
  await expect.poll(async () => (await askForToken(newSecret)).status()).toBe(401);
});
