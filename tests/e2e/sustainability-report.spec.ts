import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { expectAnswersPersisted, expectEditsPersisted, expectOfflineCopy } from '../support/e2e/persistence';
import { answer, expectAcknowledged, rowOf } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'supply-chain', locale: 'en-GB' });

const signedOut = { cookies: [], origins: [] };
const customerName = 'Nordwerk Automotive AG';
/** For the year before last the foundry has an account and no report. */
const year = new Date().getUTCFullYear() - 2;

async function downloadOf(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

test('a report is started, uses the account’s values unless others are entered, and is exported', async ({
  page,
}) => {
  await page.goto('/self-assessment/sustainability-report/');
  await page.getByLabel('Year').selectOption(String(year));
  await page.getByRole('button', { name: `Begin the report of ${year}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sustainability report ${year}`);

  await page.getByRole('link', { name: /^B3/ }).click();
  const scope1 = page.getByLabel(/^Gross Scope 1 greenhouse gas emissions/);
  await expect(scope1).toHaveValue(/\d/);
  const known = await scope1.inputValue();
  await scope1.click();
  await scope1.fill('1234.5');
  const taken = page.waitForResponse((each) => each.url().endsWith(`/${year}/save`) && each.ok());
  await scope1.blur();
  await taken;
  await expect(
    page.getByText(/^Overwritten\. The value from the carbon account of the year is/),
  ).toBeVisible();
  await page.reload();
  await expect(scope1).toHaveValue('1,234.5');
  await page.getByRole('button', { name: 'Use the value of the source' }).click();
  await expect(scope1).toHaveValue(known);

  await page.getByLabel('Attach files').setInputFiles({
    ...{ name: 'Gas bill.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('button', { name: 'Save Gas bill.pdf' })).toBeVisible();

  await page.getByRole('link', { name: 'Hand over' }).click();
  await expect(page.getByText('Evidence: Gas bill.pdf')).toBeVisible();
  await expect(page.getByRole('row', { name: /Gross Scope 1 greenhouse gas emissions/ })).toContainText(
    known,
  );
  await expect(
    page.getByRole('row', { name: /^Scope 3, category 1: purchased goods and services/ }),
  ).toContainText('t CO₂e');
  const workbook = await downloadOf(page, 'Workbook (XLSX)');
  expect(workbook.suggestedFilename()).toMatch(new RegExp(`^VSME ${year} .*\\.xlsx$`));
  const xbrl = await downloadOf(page, 'XBRL (JSON)');
  const { facts } = JSON.parse(await readFile(await xbrl.path(), 'utf8')) as {
    facts: Record<string, { value: string; dimensions: { concept: string } }>;
  };
  const concepts = Object.values(facts).map(({ dimensions }) => dimensions.concept);
  expect(concepts).toContain('vsme:GrossScope1GreenhouseGasEmissions');
  expect(concepts.join()).not.toContain('Scope3Category');
});

test('a report is shared with one customer, who reads it and downloads it in a workbook', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/overview/');
  await answer(page, customerName, 'Accept');
  await expectAcknowledged(page, customerName, 'accepted');
  await rowOf(page, customerName).getByRole('button', { name: customerName, exact: true }).click();
  const request = page.getByRole('dialog');
  await request.getByText(/^Sustainability reports: 0 of/).click();
  await request.getByRole('checkbox', { name: String(year + 1) }).check();
  await expect(request.getByText(new RegExp(`^${year + 1}, as of .*; unchanged since$`))).toBeVisible();
  await request.getByText(/^Preview: what/).click();
  await expectReport(request.getByRole('region', { name: 'Sustainability reports' }));

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    storageState: signedOut,
  });
  const customer = await context.newPage();
  await openSignIn(customer);
  await signIn(customer, accounts.customer);
  await expect(customer).toHaveURL(/\/overview\//);
  await customer.goto('/supply-chain-management/');
  const workbook = await downloadOf(customer, 'Sustainability reports (XLSX)');
  expect(workbook.suggestedFilename()).toBe('VSME suppliers.xlsx');
  await customer
    .getByRole('button', { name: /Alpenguss/ })
    .first()
    .click();
  await expectReport(customer.getByRole('dialog').getByRole('region', { name: 'Sustainability reports' }));
  await context.close();
});

test.describe('with an offline copy of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a report is started and removed offline, and the server receives both after reconnecting', async ({
    page,
    context,
  }) => {
    const list = '/self-assessment/sustainability-report/';
    const begun = year + 2;
    const row = page.getByRole('heading', { level: 2, name: String(begun) });
    const energy = page.getByLabel(/^Total energy consumption/);
    const notSentYet = page.getByText('Not sent yet', { exact: true });
    await page.goto(list);
    await expectOfflineCopy(page);
    await expectAnswersPersisted(page);

    await context.setOffline(true);
    await page.getByLabel('Year').selectOption(String(begun));
    await page.getByRole('button', { name: `Begin the report of ${begun}` }).click();
    await page.getByRole('link', { name: /^B3/ }).click();
    await expect(page.getByText(/^This report is on this device only/)).toBeVisible();
    await energy.fill('900');
    await energy.blur();
    await expectEditsPersisted(page, 2);
    await expectAnswersPersisted(page);
    await page.reload();
    await expect(energy).toHaveValue('900');
    await expect(notSentYet.first()).toBeVisible();

    await context.setOffline(false);
    await expect(notSentYet).toHaveCount(0);
    await page.reload();
    await expect(energy).toHaveValue('900');
    await expect(page.getByText(/^This report is on this device only/)).toHaveCount(0);

    await page.goto(list);
    await expect(row).toBeVisible();
    await expectAnswersPersisted(page);
    await context.setOffline(true);
    const remove = async () => {
      await page.getByRole('button', { name: `Remove the report of ${begun}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText(`The report of ${begun} will be removed as soon as`)).toBeVisible();
      await expect(row).toHaveCount(0);
    };
    await remove();
    await page.getByRole('button', { name: `Keep the report of ${begun}` }).click();
    await expect(row).toBeVisible();
    await remove();
    await expectEditsPersisted(page, 1);

    const removed = page.waitForResponse((each) => each.request().method() === 'DELETE' && each.ok());
    await context.setOffline(false);
    await removed;
    await page.reload();
    await page.getByLabel('Year').selectOption(String(begun));
    await expect(row).toHaveCount(0);
  });
});

/** The foundry's report of last year, as others read it. */
async function expectReport(part: Locator): Promise<void> {
  await part.getByText(new RegExp(`^${year + 1}, as of`)).click();
  await part.getByText('B3 Energy and greenhouse gases').click();
  await expect(part.getByRole('row', { name: /^Gross Scope 1/ })).toContainText('from the carbon account');
}
