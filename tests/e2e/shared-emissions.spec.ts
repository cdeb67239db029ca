import type { Locator, Page } from '@playwright/test';
import { addActivity, addSupplier, distribute, enterSpend, openFigures } from '../support/e2e/carbon-page';
import { dropFile } from '../support/e2e/drop-file';
import { expect, test } from '../support/e2e/fixtures';
import { inviteAndRegister } from '../support/e2e/invited-supplier';

test.use({ account: 'admin', world: 'supply-chain', locale: 'en-GB' });

/** A year without data in the demo world. */
const year = 2019;
const verifier = 'Pennine Assurance Ltd';
const steel = 'Steel and iron mill products';
const place = { sector: 'Castings and forgings', country: 'United Kingdom' };
const supplier = { name: 'Ashdown Castings Ltd', email: 'quality@ashdown-castings.example', ...place };
const itsSupplier = { name: 'Fellside Foundry Ltd', email: 'office@fellside-foundry.example', ...place };

/** Enters what an account needs so that customers can calculate with it. */
async function keepAccount(page: Page): Promise<void> {
  await openFigures(page, year);
  const gas = 'Natural gas, gross calorific value';
  await addActivity(page, { scope: 1, name: gas, unit: 'kWh', amount: '500,000' });
  const electricity = 'Electricity without a renewable contract';
  await addActivity(page, { scope: 2, name: electricity, unit: 'kWh', amount: '400,000' });
  await buySteel(page);
}

async function buySteel(page: Page): Promise<void> {
  await enterSpend(page, '5,000', '40');
  await distribute(page, { [steel]: '100' });
}

async function buyFrom(page: Page, { name }: { name: string }): Promise<void> {
  await openFigures(page, year);
  await addSupplier(page, { sector: steel, linked: name, share: '50' });
  await expect(page.getByText(name).first()).toBeVisible();
}

/** Presses the button, and waits until the server has calculated. */
async function calculate(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/calculate') && answer.ok());
  await page.getByRole('button', { name: /^Calculate( again)?$/ }).click();
  await answered;
}

async function stateVerification(page: Page, provider: string): Promise<void> {
  await page.goto(`/carbon-accounting/${year}/results/`);
  await page.getByRole('button', { name: 'State a verification' }).click();
  const form = page.getByRole('dialog', { name: `Verification of ${year}` });
  await form.getByLabel('Verified by').fill(provider);
  await form.getByLabel('Level of assurance').selectOption('Reasonable assurance');
  await form.getByLabel('Verified on').fill(`${year + 1}-03-12`);
  await form.getByRole('button', { name: 'Save' }).click();
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText(`Verified by ${provider} · Reasonable assurance`);

  const statement = { name: 'Statement.pdf', text: '%PDF-1.7\nWe have verified' };
  await dropFile(page.getByRole('heading', { name: 'Verification statement' }), statement);
  await expect(page.getByRole('button', { name: 'Save Statement.pdf' })).toBeEnabled();
}

/** Allocates by turnover, checks the customer's preview, and shares it; returns the displayed tonnes. */
async function shareWithCustomer(page: Page, soldInThousand: string, verification: string): Promise<string> {
  await page.goto(`/carbon-accounting/${year}/share/`);
  await expect(page.getByRole('radio', { name: 'By turnover' })).toBeChecked();
  const sold = page.getByRole('textbox', { name: /^Sold to / });
  const kept = page.waitForResponse((answer) => /\/customer\/\d+$/.test(answer.url()) && answer.ok());
  await sold.fill(soldInThousand);
  await sold.press('Enter');
  await kept;
  const scope1 = page.getByText('Scope 1', { exact: true }).locator('xpath=..');
  const tons = scope1.locator('xpath=preceding-sibling::span');
  await expect(tons).toHaveText(/\d/);
  const allocated = (await tons.textContent()) ?? '';

  if (verification === verifier)
    await page.getByRole('checkbox', { name: 'With the verification statement' }).check();
  await page.getByRole('button', { name: /^Preview: what / }).click();
  const preview = page.getByRole('dialog', { name: /^What .* sees$/ });
  await expect(preview).toContainText(allocated);
  await expect(preview).toContainText(verification);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: /^Share with / }).click();
  await expect(page.getByText(/^Last shared:/)).toBeVisible();
  return allocated;
}

/** The customer saves the statement, and returns to the results. */
async function saveStatement(page: Page): Promise<void> {
  await page.goto('/supply-chain-management/');
  const row = page.getByRole('row').filter({ hasText: supplier.name });
  await row.getByRole('button', { name: supplier.name }).first().click();
  const drawer = page.getByRole('dialog', { name: supplier.name });
  const begun = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save Statement.pdf' }).click();
  expect((await begun).suggestedFilename()).toBe('Statement.pdf');
  await page.goto(`/carbon-accounting/${year}/results/`);
}

const purchaseRow = (page: Page, { name }: { name: string }): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `How ${name} was calculated`, exact: true }) });

const tonsOf = (row: Locator): Locator => row.getByRole('cell').last();

test('emissions that a supplier and its own supplier share are used in their customers’ rows until they are withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const second = await inviteAndRegister(page, supplier, { browser, baseURL });
  const third = await inviteAndRegister(second, itsSupplier, { browser, baseURL });

  await keepAccount(third);
  await calculate(third);
  const fromThird = await shareWithCustomer(third, '500', 'not verified');

  await keepAccount(second);
  await buyFrom(second, itsSupplier);
  await calculate(second);
  await second.goto(`/carbon-accounting/${year}/results/`);
  await expect(purchaseRow(second, itsSupplier)).toContainText('Allocated by the supplier');
  await expect(tonsOf(purchaseRow(second, itsSupplier))).toHaveText(fromThird);

  await openFigures(page, year);
  await buySteel(page);
  await buyFrom(page, supplier);
  await calculate(page);
  await page.goto(`/carbon-accounting/${year}/results/`);
  const row = purchaseRow(page, supplier);
  await expect(tonsOf(row)).toHaveText(/\d/);
  const average = (await tonsOf(row).textContent()) ?? '';

  await stateVerification(second, verifier);
  const allocated = await shareWithCustomer(second, '400', verifier);
  expect(allocated).not.toBe(average);
  await expect(page.getByText(`Newer figures from ${supplier.name}`)).toBeVisible();
  await expect(tonsOf(row)).toHaveText(average);
  await calculate(page);
  await expect(row).toContainText('Allocated by the supplier');
  await expect(tonsOf(row)).toHaveText(allocated);
  await saveStatement(page);

  await second.getByRole('button', { name: /^Stop sharing with / }).click();
  await expect(page.getByText(`No longer shared by ${supplier.name}`)).toBeVisible();
  await expect(tonsOf(row)).toHaveText(allocated);
  await calculate(page);
  await expect(tonsOf(row)).toHaveText(average);
  await expect(page.getByText(`No longer shared by ${supplier.name}`)).toBeHidden();
  await second.context().close();
  await third.context().close();
});
