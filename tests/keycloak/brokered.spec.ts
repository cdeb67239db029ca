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

/** The session of the test is the administrator's. */
const nobody = { cookies: [], origins: [] };
const ownPassword = 'four-Yellow-plums';

test.use({ world: 'keycloak-brokered', account: 'admin' });
test.describe.configure({ mode: 'serial' });

const openAsNobody = async (browser: Browser, baseURL = ''): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'en-GB', storageState: nobody })).newPage();

/** From the product's start page through the sign-in page of the company. */
async function signInAtCompany(page: Page, company: Company, { username }: Employee): Promise<void> {
  await openSignIn(page);
  await page.getByRole('link', { name: company.displayName }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(companyPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const accountOf = (page: Page, { firstName, lastName }: Employee): Locator =>
  page.getByRole('button', { name: `Account of ${firstName} ${lastName}` });

/** If the address already has an account, the mail to that address links the two. */
async function linkByMail(page: Page, company: Company, employee: CompanyOfTest['known']): Promise<void> {
  await signInAtCompany(page, company, employee);
  await page.getByRole('button', { name: 'Add to existing account' }).click();
  await expect(page.getByText('An email with instructions to link')).toBeVisible();
  await page.goto(linkIn(await mailTo(employee.email)));
  // Accounts added before still need a password; after that both ways work.
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
  test.describe(`a company’s own service with ${company.protocol}`, () => {
    test.beforeAll(() => addCompanyRealm(company, [newcomer, known, trusted, withoutAddress]));

    test('a new person is told what to do, and admitted once added and the address is verified', async ({
      page,
      browser,
      baseURL,
    }) => {
      const theirs = await openAsNobody(browser, baseURL);
      await signInAtCompany(theirs, company, newcomer);
      await expectToBelongNowhere(theirs, newcomer);

      await openUsers(page);
      await addPerson(page, newcomer);
      // Their service has only stated the address; the mail shows that the person owns it.
      await theirs.context().close();
      const again = await openAsNobody(browser, baseURL);
      await linkByMail(again, company, newcomer);
      await again.context().close();
    });

    test('an existing account is linked by the mail to its address', async ({ page, browser, baseURL }) => {
      await openUsers(page);
      await addPerson(page, known);
      const theirs = await openAsNobody(browser, baseURL);
      await linkByMail(theirs, company, known);
      await theirs.context().close();
    });
  });

test('people of a service with trusted addresses are admitted once added', async ({
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
  // Their account is changed right after the request that adds them.
  const again = theirs.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(accountOf(theirs, trusted)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await theirs.context().close();
});

test('a person without an address in the assertion gets no account', async ({ browser, baseURL }) => {
  const theirs = await openAsNobody(browser, baseURL);
  await signInAtCompany(theirs, usine.company, withoutAddress);
  // Missing names are asked for; the address cannot be entered freely.
  await expect(theirs.getByLabel('First name')).toHaveValue(withoutAddress.firstName);
  await expect(theirs.getByLabel('Email')).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Submit' }).click();
  await expect(theirs.getByText('Invalid username or password.')).toBeVisible();
  await theirs.context().close();
});

test('an assertion signed with an unknown key is refused, until the published key is read', async ({
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
