import type { Page } from '@playwright/test';
import { addSupplier, calculate, distribute, enterSpend, openFigures } from '../support/e2e/carbon-page';
import { expect, test } from '../support/e2e/fixtures';
import { inviteAndRegister } from '../support/e2e/invited-supplier';
import { rowOf } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'supply-chain', locale: 'en-GB' });

const supplier = {
  name: 'Marlowe Castings Ltd',
  email: 'quality@marlowe-castings.example',
  sector: 'Castings and forgings',
  country: 'United Kingdom',
};
/** A year without data in the demo world, recent enough for a footprint of the year before. */
const year = new Date().getFullYear();
const steel = 'Steel and iron mill products';

async function addProduct(page: Page, { name, partNumber }: { name: string; partNumber: string }) {
  await page.goto('/carbon-accounting/products/');
  await page.getByRole('button', { name: 'Add a product' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name', { exact: true }).fill(name);
  await drawer.getByLabel('Part number', { exact: false }).fill(partNumber);
  await drawer.getByLabel('Mass of the declared amount in kg').fill('2');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function pasteLines(page: Page, ...rows: string[][]) {
  await page.getByRole('button', { name: 'From a spreadsheet' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lines from a spreadsheet' });
  await drawer
    .getByRole('textbox', { name: /^Or paste rows/ })
    .fill(rows.map((row) => row.join('\t')).join('\n'));
  await drawer.getByRole('button', { name: 'Read', exact: true }).click();
  return drawer;
}

const openLine = (page: Page, name: string) =>
  page.getByRole('button', { name: `How ${name} is calculated` }).click();

test('the footprint of a part is requested, offered by the supplier, and used in the product and in purchases', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const other = await inviteAndRegister(page, supplier, { browser, baseURL });

  await test.step('lines from a sheet', async () => {
    await addProduct(page, { name: 'Pump, complete', partNumber: 'P-100' });
    const drawer = await pasteLines(
      page,
      ['Kind', 'Name', 'Amount', 'Unit', 'kg CO2e per unit', 'Source'],
      ['Materials', 'Steel plate', '3', 'kg', '2', 'Mill'],
      ['Bought parts', 'Housing HX-100', '2', 'piece', '9', 'Estimate'],
      ['Packaging', 'Crate', 'some', 'kg', '1', 'Mill'],
    );
    await expect(drawer.getByRole('status')).toHaveText(
      '2 rows can be added. 1 row needs a correction and is left out.',
    );
    const refused = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Rejected rows as a spreadsheet' }).click();
    expect((await refused).suggestedFilename()).toBe('lines-refused.xlsx');
    await drawer.getByRole('button', { name: 'Add 2 lines' }).click();
    await expect(page.getByRole('region', { name: 'Bought parts' })).toContainText('18 kg');
  });

  await test.step('the part is requested', async () => {
    await openLine(page, 'Housing HX-100');
    await page.getByRole('button', { name: 'Ask for its footprint' }).click();
    const drawer = page.getByRole('dialog', { name: 'Ask for the footprint of a part' });
    await drawer.getByRole('combobox', { name: 'Whom to ask' }).fill('Marlowe');
    await drawer.getByRole('option', { name: /^Marlowe/ }).click();
    await expect(drawer.getByLabel('Part number of the supplier', { exact: false })).toHaveValue('HX-100');
    await drawer.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText(`${supplier.name} was asked`).first()).toBeVisible();
  });

  await test.step('the supplier finds it in the request, and offers its footprint', async () => {
    await other.goto('/overview/');
    await rowOf(other, 'Alpenguss GmbH').getByRole('rowheader').getByRole('button').click();
    await expect(other.getByRole('region', { name: 'Parts whose footprints are asked for' })).toContainText(
      'Housing HX-100, HX-100',
    );
    await addProduct(other, { name: 'Pump housing', partNumber: 'HX 100' });
    const drawer = await pasteLines(
      other,
      ['Name', 'Amount', 'Unit', 'kg CO2e per unit', 'Source'],
      ['Pig iron', '2', 'kg', '3.5', 'Foundry'],
    );
    await drawer.getByRole('button', { name: 'Add 1 line' }).click();
    await expect(other.getByText('Complete', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Release', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
    await expect(other.getByText('Release 1', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: /^Preview and offer to / }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^Offer to / })
      .click();
    await expect(other.getByText('Offered', { exact: true })).toBeVisible();
  });

  await test.step('it appears on the line, and is used', async () => {
    await page.reload();
    await openLine(page, 'Housing HX-100');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByRole('region', { name: 'Bought parts' })).toContainText('14 kg');
  });

  await test.step('and in purchases', async () => {
    await openFigures(page, year);
    await enterSpend(page, '5,000', '40');
    await distribute(page, { [steel]: '100' });
    await addSupplier(page, {
      ...{ sector: steel, linked: supplier.name, share: '50' },
      product: { name: /^Pump housing/, quantity: '100,000', share: '20' },
    });
    await calculate(page, year);
    await page.goto(`/carbon-accounting/${year}/results/`);
    const row = page
      .getByRole('row')
      .filter({ hasText: supplier.name })
      .filter({ hasText: 'Footprint of the product' });
    await expect(row.getByRole('cell').last()).toHaveText('700.0');
  });
});
