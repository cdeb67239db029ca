import { expect, type Locator, type Page } from '@playwright/test';

export async function openUsers(page: Page): Promise<void> {
  await page.goto('/account/users/');
  await expect(page.getByRole('table', { name: 'User Management' })).toBeVisible();
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

/** Opens the menu of a person and chooses from it. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await rowOf(page, name).getByRole('button', { name: action }).click();
}

/** Adds a person; resolves when the mail is queued. */
export async function addPerson(
  page: Page,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Add person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel(/First name/).fill(firstName);
  await dialog.getByLabel(/Last name/).fill(lastName);
  await dialog.getByLabel('Language of the email').selectOption('en');
  await dialog.getByRole('button', { name: 'Add and send email' }).click();
  await expect(page.getByText(`${firstName} ${lastName} was added.`)).toBeVisible();
}
