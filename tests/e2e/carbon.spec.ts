import { readFile } from 'node:fs/promises';
import type { YearReport } from '../../core/contracts/ca-years';
import {
  addActivity,
  addSupplier,
  amountOf,
  calculate,
  distribute,
  download,
  enterSpend,
  openFigures,
  waitUntilSent,
} from '../support/e2e/carbon-page';
import { dropFile } from '../support/e2e/drop-file';
import { expect, test } from '../support/e2e/fixtures';
import { linkedSupplier, prepareReferenceExample, referenceYear } from '../support/e2e/reference-example';

test.use({ account: 'admin', world: 'carbon' });

/** The demo world has results for this year. */
const lastYear = new Date().getUTCFullYear() - 1;
const gas = 'Natural gas, gross calorific value';
const steel = 'Steel and iron mill products';

test.beforeAll(async ({ server }) => prepareReferenceExample(server));

test('the reference example is entered and calculated, and each row shows its calculation', async ({
  page,
}) => {
  await page.goto('/carbon-accounting/');
  await page.getByRole('button', { name: 'Add a year' }).click();
  await page.getByRole('dialog').getByLabel('Year').selectOption(String(referenceYear));
  await page.getByLabel('Start with').selectOption('An empty year');
  await page.getByRole('button', { name: 'Enter figures' }).click();

  const inGermany = { country: 'Germany' };
  await addActivity(page, { scope: 1, name: gas, unit: 'kWh', amount: '500,000', ...inGermany });
  const diesel = { name: 'Diesel, average biofuel blend', unit: 'litres', amount: '20,000' };
  await addActivity(page, { scope: 1, ...diesel, ...inGermany });
  const electricity = (under: string, amount: string) =>
    addActivity(page, { scope: 2, name: `Electricity ${under}`, unit: 'kWh', amount, ...inGermany });
  await electricity('without a renewable contract', '400,000');
  await electricity('under a renewable contract', '200,000');
  await addActivity(page, { scope: 2, name: 'District heat', unit: 'kWh', amount: '100,000', ...inGermany });
  await enterSpend(page, '5,000', '40');
  await expect(page.getByText('2,000 thousand USD of 2022')).toBeVisible();
  await distribute(page, { [steel]: '30', 'Plastic parts': '50', Tyres: '20' });
  await expect(page.getByText('100% distributed')).toBeVisible();
  await addSupplier(page, { sector: steel, linked: linkedSupplier, share: '50' });
  const abroad = { name: 'Zhongyuan Steel', country: 'China', share: '30' };
  await waitUntilSent(page, () => addSupplier(page, { sector: steel, ...abroad }));
  await expect(page.getByText('Linked: 20% below its sector’s average')).toBeVisible();

  await calculate(page, referenceYear);
  await page.getByRole('link', { name: 'See results' }).click();
  const totals = page.getByRole('region', { name: 'Total' });
  for (const tons of ['3,131.4 t', '2,901.1 t', '141.7 t', '155.6 t', '224.4 t', '2,834.1 t'])
    await expect(totals.getByText(tons)).toBeVisible();
  const saved = page.getByRole('region', { name: 'What your suppliers save' });
  await expect(saved.getByRole('row', { name: /2,834\.1$/ })).toBeVisible();
  await expect(saved.getByRole('row', { name: /−230\.4$/ })).toBeVisible();

  await page.getByRole('button', { name: `How ${linkedSupplier} was calculated` }).click();
  const details = page.getByRole('dialog', { name: linkedSupplier });
  for (const row of [
    /^Turnover 5,000,000 USD$/,
    /^Share spent on purchases × 40 %$/,
    /^Share of the sector × 30 %$/,
    /^Share of the supplier in the sector × 50 %$/,
    /= 300,000 USD$/,
    /3\.83924 kg CO₂e\/USD$/,
    /1,151,772 kg/,
    /1,151\.772 t/,
    /− 230\.3544 t/,
    /921\.4176 t/,
  ])
    await expect(details.getByRole('row', { name: row })).toBeVisible();
  await expect(details.getByText('Reference example')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).click();
  const { report } = JSON.parse(await readFile(await download(page, 'JSON'), 'utf8')) as {
    report: YearReport;
  };
  const {
    scope1,
    scope2,
    scope2LocationBased,
    scope3,
    scope3Saved,
    scope3Baseline,
    total,
    totalWithMeasures,
  } = report.totals;
  const found = [scope1, scope2, scope2LocationBased, scope3, scope3Saved, scope3Baseline, total];
  const exact = [
    141.7058, 155.620968, 224.448952, 2603.76688, 230.3544, 2834.12128, 3131.448048, 2901.093648,
  ];
  [...found, totalWithMeasures].forEach((tons, index) =>
    expect(Math.abs(tons / (exact[index] ?? 0) - 1)).toBeLessThan(1e-6),
  );
});

test('a printed year has its totals, method and sources, and no buttons', async ({ page }) => {
  await page.goto('/carbon-accounting/');
  await page.getByRole('link', { name: String(lastYear), exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByRole('heading', { name: `Emissions report ${lastYear}` })).toBeVisible();
  await expect(page.getByText('follows the GHG Protocol')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('an amount is added, changed, refused, removed and restored with the keyboard alone', async ({
  page,
}) => {
  await openFigures(page, 2013);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add a fuel, vehicle or gas' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Activity' }).focus();
  await keyboard.type('gas, gross');
  await expect(page.getByRole('option', { name: gas })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await page.getByLabel('Amount in kWh').focus();
  await keyboard.type('-5');
  await keyboard.press('Enter');
  await expect(page.getByText('Amount must be a positive number')).toBeVisible();
  await keyboard.press('Control+A');
  await keyboard.type('1,000');
  await keyboard.press('Enter');

  const amount = amountOf(page, gas);
  await amount.focus();
  await keyboard.type('0');
  await keyboard.press('Enter');
  await expect(page.getByText('Amount must be a positive number')).toBeVisible();
  await keyboard.press('Escape');
  await expect(amount).toHaveValue('1,000');
  await keyboard.press('Control+A');
  await keyboard.type('2,500.5');
  await waitUntilSent(page, () => keyboard.press('Tab'));
  await page.reload();
  await expect(amount).toHaveValue('2,500.5');

  await page.getByRole('button', { name: `Remove ${gas}` }).focus();
  await keyboard.press('Enter');
  await expect(amount).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await keyboard.press('Enter');
  await expect(amount).toHaveValue('2,500.5');
});

test('a bill is dropped on a record, still there after a reload, saved unchanged, removed and restored', async ({
  page,
}) => {
  await openFigures(page, 2018);
  await waitUntilSent(page, () => addActivity(page, { scope: 1, name: gas, unit: 'kWh', amount: '10' }));
  const drawer = page.getByRole('dialog');
  const openDetails = () => page.getByRole('button', { name: `Edit ${gas}` }).click();
  const bill = drawer.getByRole('button', { name: 'Save bill.pdf' });
  const content = Buffer.from('%PDF-1.7\nThe bill');
  await openDetails();
  await dropFile(drawer.getByRole('heading', { level: 2 }).first(), {
    name: 'bill.pdf',
    text: content.toString(),
  });
  await expect(bill).toBeEnabled();

  await page.reload();
  await openDetails();
  expect(await readFile(await download(page, 'Save bill.pdf'))).toEqual(content);
  await drawer.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await expect(drawer.getByText('Removed: bill.pdf')).toBeVisible();
  await expect(bill).toBeHidden();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(bill).toBeEnabled();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove ${gas}` }).click();
  await expect(amountOf(page, gas)).toBeHidden();
  await waitUntilSent(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await page.reload();
  await openDetails();
  expect(await readFile(await download(page, 'Save bill.pdf'))).toEqual(content);
});

test('content below the assumed share of purchases does not move while it loads', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/ca-prefills-list?*', async (route) => {
    await held;
    await route.continue();
  });
  await openFigures(page, 2014);
  const button = page.getByRole('button', { name: 'Distribute purchases' });
  const placeBefore = (await button.boundingBox())?.y;
  release();
  await expect(page.getByRole('button', { name: 'Start with 70%' })).toBeVisible();
  expect((await button.boundingBox())?.y).toBe(placeBefore);
});

test('a distribution starts from the industry’s typical one and is limited to 100 percent', async ({
  page,
}) => {
  await openFigures(page, 2014);
  await page.getByRole('button', { name: 'Distribute purchases' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: /Typical of the industry/ }).fill('metal');
  await drawer.getByRole('option', { name: /metal/i }).first().click();
  await drawer.getByRole('button', { name: 'Start with these shares' }).click();
  await expect(drawer.getByText('100% distributed')).toBeVisible();
  const first = drawer.getByRole('listitem').first().getByRole('textbox');
  await first.fill('99');
  await expect(drawer.getByText(/% too much$/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/add up to more than 100 percent/)).toBeVisible();
  await first.fill('1');
  await expect(drawer.getByText(/% left$/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/% left$/)).toBeVisible();
});

test.describe('with an offline copy of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two people edit one year at the same time, one of them offline: nothing is lost', async ({
    page,
    context,
    browser,
    server,
    sessionOf,
  }) => {
    const other = await browser.newContext({ baseURL: server.url, storageState: await sessionOf('user') });
    const colleague = await other.newPage();
    await openFigures(page, 2016);
    await waitUntilSent(page, () => addActivity(page, { scope: 1, name: gas, unit: 'kWh', amount: '100' }));
    await openFigures(colleague, 2016);
    await expect(amountOf(colleague, gas)).toHaveValue('100');

    await context.setOffline(true);
    await amountOf(page, gas).fill('200');
    await page.keyboard.press('Enter');
    await addActivity(page, { scope: 1, name: 'Diesel, average biofuel blend', unit: 'litres', amount: '7' });
    await expect(page.getByText('Not sent yet', { exact: true })).toHaveCount(2);

    await amountOf(colleague, gas).fill('300');
    await waitUntilSent(colleague, () => colleague.keyboard.press('Enter'));
    await waitUntilSent(colleague, () =>
      addActivity(colleague, { scope: 2, name: 'District heat', unit: 'kWh', amount: '9' }),
    );

    await context.setOffline(false);
    await page.getByRole('button', { name: '1 change needs your decision' }).click();
    await page.getByRole('button', { name: /^Compare/ }).click();
    const choice = page.getByRole('dialog', { name: 'Which version should count?' });
    await expect(choice.getByRole('row', { name: 'Amount 200 300' })).toBeVisible();
    await waitUntilSent(page, () => choice.getByRole('button', { name: 'Keep mine' }).click());
    for (const each of [page, colleague]) {
      await each.reload();
      await expect(amountOf(each, gas)).toHaveValue('200');
      await expect(amountOf(each, 'Diesel, average biofuel blend')).toHaveValue('7');
      await expect(amountOf(each, 'District heat')).toHaveValue('9');
    }
    await other.close();
  });
});

test('a year is copied from the previous one, and deleted in eight steps', async ({ page }) => {
  await page.goto('/carbon-accounting/');
  await page.getByRole('button', { name: 'Add a year' }).click();
  await page.getByRole('dialog').getByLabel('Year').selectOption('2017');
  await page.getByLabel('Start with').selectOption(`A copy of ${lastYear}`);
  await page.getByRole('button', { name: 'Enter figures' }).click();
  await expect(amountOf(page, gas).first()).toBeVisible();

  await page.goto('/carbon-accounting/');
  await page.getByRole('button', { name: 'Delete 2017' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2017?' });
  await dialog.getByRole('button', { name: 'Delete 2017' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await expect(dialog.getByText('2017 has been deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('rowheader', { name: '2017' })).toBeHidden();
});
