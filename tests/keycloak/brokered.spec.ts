import type { Page } from '@playwright/test';
import { openSignIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { addPerson, openUsers } from '../support/e2e/users-page';
import { addCompanyRealm, companyPassword, companyProvider } from './company-realm';
import { linkIn, mailTo } from './mails';

const kai = { email: 'kai.winter@werk.example', firstName: 'Kai', lastName: 'Winter' };
const ida = { email: 'ida.sommer@werk.example', firstName: 'Ida', lastName: 'Sommer' };

/** The session of the test is that of the administrator. */
const nobody = { cookies: [], origins: [] };
const ownPassword = 'four-Yellow-plums';

test.use({ world: 'keycloak-brokered', account: 'admin' });
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => addCompanyRealm([kai, ida]));

/** From the product's own start page to the sign-in page of the company, and through it. */
async function signInAtCompany(page: Page, { email }: { email: string }): Promise<void> {
  await openSignIn(page);
  await page.getByRole('link', { name: companyProvider }).click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(companyPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('who comes from a company’s own service is told what to do, and is let in once added', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    storageState: nobody,
  });
  const kais = await other.newPage();
  await signInAtCompany(kais, kai);
  await expect(kais.getByRole('heading', { name: 'Your account belongs to no company yet' })).toBeVisible();
  await expect(kais.getByText(`You are signed in as ${kai.email}`)).toBeVisible();

  await openUsers(page);
  await addPerson(page, kai);
  await kais.getByRole('button', { name: 'Try again' }).click();
  await expect(kais.getByRole('button', { name: 'Account of Kai Winter' })).toBeVisible();
  await other.close();
});

test('an account that exists is linked by the mail to its address', async ({ page, browser, baseURL }) => {
  await openUsers(page);
  await addPerson(page, ida);
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'en-GB',
    storageState: nobody,
  });
  const idas = await other.newPage();
  await signInAtCompany(idas, ida);
  await idas.getByRole('button', { name: 'Add to existing account' }).click();
  await expect(idas.getByText(`An email with instructions to link`)).toBeVisible();
  await idas.goto(linkIn(await mailTo(ida.email)));
  // Added before, she owes the account a password; from then on either way leads in.
  await idas.getByLabel('New Password', { exact: true }).fill(ownPassword);
  await idas.getByLabel('Confirm password', { exact: true }).fill(ownPassword);
  await idas.getByRole('button', { name: 'Submit' }).click();
  await expect(idas.getByRole('button', { name: 'Account of Ida Sommer' })).toBeVisible();
  await other.close();
});
