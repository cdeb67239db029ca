import { waitUntilSent } from '../support/e2e/carbon-page';
import { expect, test } from '../support/e2e/fixtures';

test.use({ account: 'admin', world: 'supply-chain' });

test('a product is created, gets a line and a part, keeps its sum after a reload, and is released', async ({
  page,
}) => {
  await page.goto('/carbon-accounting/');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: /^Engine bracket, die-cast/ })).toBeVisible();

  await test.step('a product', async () => {
    await page.getByRole('button', { name: 'Add a product' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Cover, machined');
    await drawer.getByLabel('Mass of the declared amount in kg').fill('2');
    await drawer.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Cover, machined' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cover, machined' })).toBeVisible();
    await expect(page.getByText('Not calculated')).toBeVisible();
  });

  await test.step('its lines', async () => {
    await page.getByRole('button', { name: 'Add a line' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Aluminium plate');
    await drawer.getByLabel('Fossil emissions', { exact: false }).fill('5');
    await drawer.getByLabel('Source of the figure').fill('Plate maker, declaration');
    await drawer.getByLabel('Amount', { exact: true }).fill('3');
    await drawer.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Materials' })).toContainText('15 kg');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await drawer.getByLabel('Kind').selectOption('Bought parts');
    await drawer.getByLabel('Name', { exact: true }).fill('Two bushes');
    await drawer.getByLabel('Where the figure comes from').selectOption('Another product of ours');
    await drawer.getByRole('combobox', { name: 'Product' }).fill('Bearing');
    await drawer.getByRole('option', { name: /^Bearing bush/ }).click();
    await drawer.getByLabel('Amount', { exact: true }).fill('2');
    await waitUntilSent(page, () => drawer.getByRole('button', { name: 'Add', exact: true }).click());
    await expect(page.getByRole('region', { name: 'Bought parts' })).toContainText('Steel bar');
  });

  // The cached data may show the sum before the last line, which cannot be released.
  const current = page.waitForResponse(/\/api\/ca-products\/project\/\d+(\?|$)/);
  await page.reload();
  await current;
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'How Aluminium plate is calculated' }).click();
  await expect(page.getByRole('table', { name: 'Amount × figure' })).toContainText('15');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Evidence files' })).toContainText(
    'Attach files',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await test.step('a release, printed and as a file', async () => {
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
    await expect(page.getByText('Release 1', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PACT file of release 1' }).click();
    expect((await download).suggestedFilename()).toBe('Cover machined 1.json');
    await page.getByRole('link', { name: 'Print version of release 1' }).click();
    await expect(page.getByRole('heading', { name: 'Where the emissions come from' })).toBeVisible();
    await expect(page).toHaveTitle(/^Product footprint ·/);
    await expect(page.getByText('Aluminium plate')).toHaveCount(0);
  });
});
