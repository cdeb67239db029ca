import { readFile } from 'node:fs/promises';
import { amountOf, download, openFigures } from '../support/e2e/carbon-page';
import { expect, test } from '../support/e2e/fixtures';

test.use({ account: 'admin', world: 'carbon' });

/** The demo world has results for this year. */
const lastYear = new Date().getUTCFullYear() - 1;
const gas = 'Natural gas, gross calorific value';

test('a file is previewed, its errors listed, imported as a whole, and undone', async ({ page }) => {
  await openFigures(page, 2015);
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog');
  const template = await readFile(await download(page, 'CSV'), 'utf8');
  const bring = (name: string, ...lines: string[]) =>
    drawer.getByLabel('Choose an Excel or CSV file').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(template + lines.map((line) => `${line}\r\n`).join('')),
    });
  const good = '2015,101,,1234.5,kWh,AT,Hall 1,,,';

  await bring('wrong.csv', good, '2015,101,,5,km,AT,,,,');
  await expect(drawer.getByText('Activity data · row 4 · Unit')).toBeVisible();
  await expect(drawer.getByText('This activity is measured in kWh')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Import the other entry' })).toBeEnabled();
  const errors = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Errors as a file' }).click();
  expect((await errors).suggestedFilename()).toBe('wrong-errors.xlsx');

  await bring('right.csv', good);
  await drawer.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(drawer.getByText('1 entry was imported')).toBeVisible();
  await bring('right.csv', good);
  await expect(drawer.getByText('This file has already been imported')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amountOf(page, gas)).toHaveValue('1,234.5');

  await page.getByRole('button', { name: 'Import' }).click();
  await drawer.getByRole('button', { name: 'Undo the import of right.csv' }).click();
  await drawer.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await expect(drawer.getByText('1 entry was undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amountOf(page, gas)).toBeHidden();
});

test('an export can be imported again without changing anything', async ({ page }) => {
  await openFigures(page, lastYear);
  await page.getByRole('button', { name: 'Export' }).click();
  const path = await download(page, 'Excel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Choose an Excel or CSV file')
    .setInputFiles({ name: 'same.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(path) });
  await expect(page.getByText(/Suppliers: 0 new, 0 changed, and \d+ unchanged/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 entries' })).toBeDisabled();
});
