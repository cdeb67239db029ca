import type { Browser, Locator, Page } from '@playwright/test';
import { openSignIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { addPerson, openUsers } from '../support/e2e/users-page';
import {
  addCompanyRealm,
  companyPassword,
  readKeysOf,
  renewKey,
  trustAddressesOf,
  type Company,
  type Employee,
} from './company-realm';
import { linkIn, mailTo } from './mails';

interface CompanyOfTest {
  company: Company;
  newcomer: Employee & { email: string };
  known: Employee & { email: string };
}

const person = (firstName: string, lastName: string, email: string) => ({
  username: email,
  email,
  firstName,
  lastName,
});

const werk: CompanyOfTest = {
  company: { alias: 'werk', displayName: 'Werk AG', protocol: 'oidc' },
  newcomer: person('Kai', 'Winter', 'kai.winter@werk.example'),
  known: person('Ida', 'Sommer', 'ida.sommer@werk.example'),
};
const usine: CompanyOfTest = {
  company: { alias: 'usine', displayName: 'Usine SA', protocol: 'saml' },
  newcomer: person('Zoé', 'Hiver', 'zoe.hiver@usine.example'),
  known: person('Léo', 'Été', 'leo.ete@usine.example'),
};
const trusted = person('Uwe', 'Herbst', 'uwe.herbst@werk.example');
const withoutAddress: Employee = { username: 'remi.mars', firstName: 'Rémi', lastName: 'Mars' };

/** The session of the test is that of the administrator. */
const nobody = { cookies: [], origins: [] };
const ownPassword = 'four-Yellow-plums';

test.use({ world: 'keycloak-brokered', account: 'admin' });
test.describe.configure({ mode: 'serial' });

const openAsNobody = async (browser: Browser, baseURL = ''): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'en-GB', storageState: nobody })).newPage();

/** From the product's own start page to the sign-in page of the company, and through it. */
async function signInAtCompany(page: Page, company: Company, { username }: Employee): Promise<void> {
  await openSignIn(page);
  await page.getByRole('link', { name: company.displayName }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(companyPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const accountOf = (page: Page, { firstName, lastName }: Employee): Locator =>
  page.getByRole('button', { name: `Account of ${firstName} ${lastName}` });

/** Whose address has an account links the two by the mail to that address. */
async function linkByMail(page: Page, company: Company, employee: CompanyOfTest['known']): Promise<void> {
  await signInAtCompany(page, company, employee);
  await page.getByRole('button', { name: 'Add to existing account' }).click();
  await expect(page.getByText('An email with instructions to link')).toBeVisible();
  await page.goto(linkIn(await mailTo(employee.email)));
  // Added before, they owe the account a password; from then on either way leads in.
  await page.getByLabel('New Password', { exact: true }).fill(ownPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(accountOf(page, employee)).toBeVisible();
}

async function expectToBelongNowhere(page: Page, { email }: CompanyOfTest['newcomer']): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your account belongs to no company yet' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
}

for (const { company, newcomer, known } of [werk, usine])
  test.describe(`a company’s own service that speaks ${company.protocol}`, () => {
    test.beforeAll(() => addCompanyRealm(company, [newcomer, known, trusted, withoutAddress]));

    test('who comes from it is told what to do, and is let in once added and the address is proved', async ({
      page,
      browser,
      baseURL,
    }) => {
      const theirs = await openAsNobody(browser, baseURL);
      await signInAtCompany(theirs, company, newcomer);
      await expectToBelongNowhere(theirs, newcomer);

      await openUsers(page);
      await addPerson(page, newcomer);
      // Their service has only stated the address: who owns it shows by the mail.
      await theirs.context().close();
      const again = await openAsNobody(browser, baseURL);
      await linkByMail(again, company, newcomer);
      await again.context().close();
    });

    test('an account that exists is linked by the mail to its address', async ({
      page,
      browser,
      baseURL,
    }) => {
      await openUsers(page);
      await addPerson(page, known);
      const theirs = await openAsNobody(browser, baseURL);
      await linkByMail(theirs, company, known);
      await theirs.context().close();
    });
  });

test('who comes from a service whose addresses are trusted is let in once added', async ({
  page,
  browser,
  baseURL,
}) => {
  await trustAddressesOf(werk.company);
  const theirs = await openAsNobody(browser, baseURL);
  await signInAtCompany(theirs, werk.company, trusted);
  await expectToBelongNowhere(theirs, trusted);
  await openUsers(page);
  await addPerson(page, trusted);
  await theirs.getByRole('button', { name: 'Try again' }).click();
  await expect(accountOf(theirs, trusted)).toBeVisible();
  await theirs.context().close();
});

test('somebody whose address an assertion leaves out gets no account', async ({ browser, baseURL }) => {
  const theirs = await openAsNobody(browser, baseURL);
  await signInAtCompany(theirs, usine.company, withoutAddress);
  // Names are asked for; the address cannot be made up.
  await expect(theirs.getByLabel('First name')).toHaveValue(withoutAddress.firstName);
  await expect(theirs.getByLabel('Email')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Submit' }).click();
  await expect(theirs.getByText('Invalid username or password.')).toBeVisible();
  await theirs.context().close();
});

test('an assertion that an unknown key has signed is refused, until the key is read where it is published', async ({
  browser,
  baseURL,
}) => {
  await renewKey(usine.company);
  const theirs = await openAsNobody(browser, baseURL);
  await signInAtCompany(theirs, usine.company, usine.newcomer);
  await expect(theirs.getByText('Invalid signature in response from identity provider.')).toBeVisible();

  await readKeysOf(usine.company);
  await theirs.context().clearCookies();
  await signInAtCompany(theirs, usine.company, usine.newcomer);
  await expect(accountOf(theirs, usine.newcomer)).toBeVisible();
  await theirs.context().close();
});
