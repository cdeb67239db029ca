import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { invitees, tokenInMail } from './outbox';

export const projectCall = '**/api/registration/create-project';
export const errorTitle = "We couldn't complete your registration";

/** Opens the form from the mail of an invitation; returns its token. */
export async function openForm(page: Page, email: string = invitees.fr.email): Promise<string> {
  const token = await tokenInMail(page, email);
  await page.goto(`/register/?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Register new account with supplier+s' })).toBeVisible();
  await waitForHydration(page);
  // The fields from the invitation are filled in before the test types.
  await expect(page.getByText(/^Invited by/)).toBeVisible();
  return token;
}

/** The English registration form, filled in as a person does. */
export async function fillCompany(page: Page, name = 'Northgate Coatings Ltd'): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await choose(page, 'Country', 'united k', 'United Kingdom');
  await choose(page, 'Industry', 'chemical', 'Chemicals and chemical products');
  await page.getByLabel('Company size').selectOption({ label: '11–50 employees' });
}

/** Types into a combo box and selects the option of that name. */
async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Sarah');
  await page.getByLabel('Last name').fill('Mitchell');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox').check();
}

/** Both steps, up to the last button. */
export async function fillRegistration(page: Page, email: string, company?: string): Promise<void> {
  await fillCompany(page, company);
  await page.getByRole('button', { name: 'Continue to next step' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await fillPerson(page, email);
}

export const complete = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Complete Registration' }).click();
