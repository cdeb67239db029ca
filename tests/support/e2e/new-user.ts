import { expect, type Page } from '@playwright/test';
import { linkInMail } from './outbox';
import { complete, fillRegistration } from './registration-page';

const password = 'Amber Lantern 2031 river';

/** Sets the password with the link in the mail, and waits until the server has it. */
export async function setPasswordFromMail(page: Page, email: string, newPassword: string): Promise<void> {
  await page.goto(await linkInMail(page, email));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Repeat the new password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
}

/** Follows the invitation in the mail up to an account with a password, and signs in, in English. */
export async function registerFromMail(page: Page, email: string, company?: string): Promise<void> {
  await page.goto(await linkInMail(page, email));
  await page.getByRole('link', { name: 'Register new account' }).click();
  await fillRegistration(page, email, company);
  await complete(page);
  await expect(page.getByRole('heading', { name: 'Your account has been created' })).toBeVisible();
  await setPasswordFromMail(page, email, password);
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Completes the guided set-up without entering anything, which unlocks every area. */
export async function completeSetUp(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Start set-up');
  for (const next of ['Business segments', 'Carbon footprint', 'Insights']) {
    await press('Continue');
    await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
  }
  await press('Complete set-up');
  await press('Go to customer requests');
  await press('Get started');
}
