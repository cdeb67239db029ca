import { expect, type Locator, type Page } from '@playwright/test';

/** The carbon accounts, by the roles and labels that a person sees. */

export async function openFigures(page: Page, year: number): Promise<void> {
  await page.goto(`/carbon-accounting/${year}/update/`);
  await expect(page.getByRole('heading', { name: 'Turnover and purchases' })).toBeVisible();
}

const written = /\/api\/ca-[a-z-]+\/project\/\d+\/(create|[\da-f-]{36})$/;

/** Changes a figure, and waits until the server has it; edits are sent in their order. */
export async function waitUntilSent(page: Page, action: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => written.test(answer.url()) && answer.request().method() !== 'GET' && answer.ok(),
  );
  await action();
  await answered;
}

const drawerOf = (page: Page): Locator => page.getByRole('dialog');

async function chooseFrom(drawer: Locator, field: string | RegExp, text: string): Promise<void> {
  const box = drawer.getByRole('combobox', { name: field });
  await box.fill(text);
  await drawer.getByRole('option', { name: text }).first().click();
}

interface NewActivity {
  scope: 1 | 2;
  name: string;
  unit: string;
  amount: string;
  country?: string;
}

const addButtons = { 1: 'Add a fuel, vehicle or gas', 2: 'Add electricity, heat or cooling' };

export async function addActivity(page: Page, activity: NewActivity): Promise<void> {
  const { scope, name, unit, amount, country } = activity;
  await page.getByRole('button', { name: addButtons[scope] }).click();
  const drawer = drawerOf(page);
  await chooseFrom(drawer, 'Activity', name);
  await drawer.getByLabel(`Amount in ${unit}`).fill(amount);
  if (country !== undefined) await chooseFrom(drawer, 'Country', country);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(amountOf(page, name)).toBeVisible();
}

/** The field of an activity's amount in the table. */
export const amountOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Amount of ${name}` });

/** Turnover in thousand USD of 2022. */
export async function enterSpend(page: Page, turnover: string, share: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter it in USD of 2022' }).click();
  for (const [field, value] of [
    ['Turnover, thousand USD of 2022', turnover],
    ['Share of turnover spent on purchases, %', share],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(value);
    await page.keyboard.press('Enter');
  }
}

export async function distribute(page: Page, shares: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Distribute purchases' }).click();
  const drawer = drawerOf(page);
  for (const [sector, share] of Object.entries(shares)) {
    await chooseFrom(drawer, 'Add a sector', sector);
    await drawer.getByRole('textbox', { name: `${sector}, %` }).fill(share);
  }
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
}

interface NewSupplier {
  sector: string;
  share: string;
  /** One of the company's own suppliers, or a name and a country. */
  linked?: string;
  name?: string;
  country?: string;
  /** One of the products that the linked supplier offers, in its declared unit. */
  product?: { name: RegExp; quantity: string; share: string };
}

export async function addSupplier(page: Page, supplier: NewSupplier): Promise<void> {
  await page.getByRole('button', { name: 'Add a supplier' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('Sector', { exact: true }).selectOption(supplier.sector);
  if (supplier.linked) await chooseFrom(drawer, /^Supplier in supply chain/, supplier.linked);
  if (supplier.name) await drawer.getByLabel('Supplier', { exact: true }).fill(supplier.name);
  if (supplier.country) await chooseFrom(drawer, 'Country', supplier.country);
  await drawer.getByLabel('Share of the sector, %').fill(supplier.share);
  if (supplier.product) await fillProduct(drawer, supplier.product);
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(drawer).toBeHidden();
}

async function fillProduct(drawer: Locator, product: NonNullable<NewSupplier['product']>): Promise<void> {
  const choice = drawer.getByLabel(/^Product with its own footprint/);
  const label = await choice.getByRole('option', { name: product.name }).textContent();
  await choice.selectOption(label);
  await drawer.getByLabel(/^Quantity bought/).fill(product.quantity);
  await drawer.getByLabel(/^Its share of what you spend/).fill(product.share);
}

/** Calculates the year whose figures or results are open, and waits until it is done. */
export async function calculate(page: Page, year: number): Promise<void> {
  await page.getByRole('button', { name: /^Calculate( again)?$/ }).click();
  await expect(page.getByText(new RegExp(`^${year} was calculated:`))).toBeVisible();
}

/** Presses a download button, and returns where the file was saved. */
export async function download(page: Page, button: string): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  return (await begun).path();
}
