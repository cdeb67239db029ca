import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';

test.use({ account: 'admin', world: 'carbon' });

const segment = '/self-assessment/business-segments/ALUMINIUM/AT/update/';

async function download(page: Page, name: string): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await begun).path();
}

const bringBack = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/Import a filled-in spreadsheet/).setInputFiles({
    name,
    mimeType: name.endsWith('.csv')
      ? 'text/csv'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });

test('answers are imported from a CSV file after a preview of changes and errors', async ({ page }) => {
  await page.goto(segment);
  await page.getByRole('button', { name: 'Print or spreadsheet' }).click();
  const sheet = await readFile(await download(page, 'Download as CSV'), 'utf8');
  const filled = sheet
    .replace(/("question\/siteRenewableElectricity".*,)"60"/, '$1"47.5 %"')
    .replace(/("question\/dataYear".*,)"2025"/, '$1"1024"');
  expect(filled).not.toBe(sheet);
  await bringBack(page, 'filled.csv', Buffer.from(filled));
  await expect(page.getByText('1 answer would change. 1 row is wrong and is left out.')).toBeVisible();
  await expect(
    page.getByText(`Please enter a year between 2000 and ${new Date().getUTCFullYear()}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 answer' }).click();
  await expect(page.getByText('The answers have been applied.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('All answers are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/these sites’ electricity is renewable/)).toHaveValue('47.5');
});

test('an Excel file has the same answers, and a picture is refused', async ({ page }) => {
  await page.goto(segment);
  await page.getByRole('button', { name: 'Print or spreadsheet' }).click();
  const path = await download(page, 'Download as Excel');
  await bringBack(page, 'same.xlsx', await readFile(path));
  await expect(page.getByText('The spreadsheet changes none of your answers.')).toBeVisible();
  await bringBack(page, 'picture.xlsx', Buffer.from('\x89PNG no workbook', 'latin1'));
  await expect(page.getByText(/The file cannot be read/)).toBeVisible();
});

test('the questions are printed with the answers or without', async ({ page }) => {
  await page.goto('/self-assessment/paper/?sector=ALUMINIUM&country=AT');
  await expect(page.getByText('Die-cast housings for gearboxes and electric drives')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Without my answers').check();
  await expect(page.getByText('Die-cast housings for gearboxes and electric drives')).toBeHidden();
});
