import { expect, type Locator, type Page } from '@playwright/test';

/** The screen of a company's own suppliers, by the roles and labels that a person sees. */
export const suppliersTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Supply Chain Management' });

export const supplierRow = (page: Page, name: string): Locator =>
  suppliersTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByRole('button', { name, exact: true }) });

/** Fills in the drawer of one invitation and sends it; returns the supplier's linking id. */
export async function inviteSupplier(
  page: Page,
  { name, email, sector, country }: { name: string; email: string; sector: string; country: string },
): Promise<string> {
  await page.getByRole('button', { name: 'Invite supplier' }).first().click();
  const form = page.getByRole('dialog', { name: 'Invite a supplier' });
  await form.getByLabel('Company name').fill(name);
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('combobox', { name: 'Product group' }).fill(sector);
  await page.getByRole('listbox').getByRole('option', { name: sector }).click();
  await form.getByRole('combobox', { name: 'Country of production' }).fill(country);
  await page.getByRole('listbox').getByRole('option', { name: country }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/invite'));
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form).toBeHidden();
  return ((await (await answered).json()) as { linkingId: string }).linkingId;
}
