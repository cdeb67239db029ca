import type { Page } from '@playwright/test';
import { demoPassword } from '../../../server/demo/password';
import { signInPage } from './sign-in-page';

/** People of the demo world. */
export const accounts = {
  admin: { email: 'anna.berger@alpenguss.example', name: 'Anna Berger' },
  user: { email: 'luis.ortega@alpenguss.example', name: 'Luis Ortega' },
  guided: { email: 'mei.lin@brightpack.example', name: 'Mei Lin' },
  customer: { email: 'henrik.dahl@nordwerk.example', name: 'Henrik Dahl' },
} as const;

export type AccountName = keyof typeof accounts;

/** Passes the public start page, to which a protected address redirects without a session. */
export async function openSignIn(page: Page, address = '/overview/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
}

/** Fills in the English sign-in page as a person does. */
export async function signIn(
  page: Page,
  { email }: { email: string },
  password = demoPassword,
): Promise<void> {
  await page.getByLabel(signInPage.email, { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
